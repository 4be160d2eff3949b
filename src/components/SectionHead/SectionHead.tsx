import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

const Head = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 44rem;
  margin-block-end: ${theme.space[8]};

  > p {
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }
`;

export type SectionHeadProps = {
  heading: string;
  lead?: ReactNode;
  /** More introduction to the section, such as a link. */
  children?: ReactNode;
  className?: string;
};

/** A section's heading with an introductory sentence. */
export function SectionHead({ heading, lead, children, className }: SectionHeadProps) {
  return (
    <Head className={className}>
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </Head>
  );
}
