import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Eyebrow } from '#components/Eyebrow/Eyebrow.tsx';
import { media, theme } from '#theme/theme.ts';
import { AppleBranch } from './AppleBranch.tsx';

const Band = styled.header`
  position: relative;
  /* Not overflow: hidden, which prevents page breaks in print. */
  overflow: clip;
  padding-block: ${theme.space[10]} ${theme.space[8]};
  background: linear-gradient(${theme.color.honeyPale}, ${theme.color.paper});
  ${media.tablet} {
    padding-block-end: ${theme.space[16]};
  }
  ${media.desktop} {
    padding-block: ${theme.space[16]} 5rem;
  }
`;

const Columns = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: center;
  ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      gap: ${theme.space[16]};
    }
  }
`;

const HeroText = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  max-width: 46rem;
  ${media.desktop} {
    &:only-child {
      max-width: min(46rem, 64%);
    }
  }
`;

const Lead = styled.p`
  max-width: 38rem;
  font-size: ${theme.size.lead};
  line-height: 1.5;
`;

const Actions = styled(ButtonRow)`
  margin-block-start: ${theme.space[2]};
`;

type PageHeroProps = {
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  picture?: ReactNode;
  /** Calls to action, usually buttons. */
  children?: ReactNode;
};

/** The first section of every page, with its only h1. */
export function PageHero({ eyebrow, title, lead, picture, children }: PageHeroProps) {
  return (
    <Band>
      {!picture && <AppleBranch />}
      <Columns>
        <HeroText>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
          {children && <Actions>{children}</Actions>}
        </HeroText>
        {picture}
      </Columns>
    </Band>
  );
}
