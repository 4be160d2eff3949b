import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Container } from '#components/Container/Container.tsx';
import { LinkLine } from '#components/LinkLine/LinkLine.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { LinkWords } from '#content/links.types.ts';
import { media, theme } from '#theme/theme.ts';

const ClosingText = styled(Container)`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: center;
  text-align: center;

  > p {
    max-width: 38rem;
    font-size: ${theme.size.lead};
    line-height: 1.5;
    text-wrap: balance;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const Actions = styled(ButtonRow)`
  justify-content: center;
  margin-block-start: ${theme.space[2]};
`;

export type ClosingProps = {
  heading: string;
  text?: string;
  /** Calls to action: buttons. */
  children: ReactNode;
  /** A link to related information below the buttons. */
  line?: LinkWords;
};

/** The last section of a page: a final message and the next step, above the footer. */
export function Closing({ heading, text, children, line }: ClosingProps) {
  return (
    <Section>
      <ClosingText>
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
        <Actions>{children}</Actions>
        {line && <LinkLine {...line} />}
      </ClosingText>
    </Section>
  );
}
