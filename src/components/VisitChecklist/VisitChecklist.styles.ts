import { createGlobalStyle, styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

/** With `data-printing="checklist"`, prints only the checklist. */
export const PrintAlone = createGlobalStyle`
  ${media.print} {
    [data-printing='checklist'] body :not(:has([data-sheet]), [data-sheet], [data-sheet] *) {
      display: none !important;
    }
    [data-printing='checklist'] :has([data-sheet]) {
      padding: 0 !important;
      background: none !important;
    }
  }
`;

/** Heading and contact for printing only the checklist; a full printed page has its own. */
export const Letterhead = styled.div`
  display: none;

  ${media.print} {
    [data-printing='checklist'] & {
      display: grid;
      gap: ${theme.space[2]};
      margin-block-end: ${theme.space[8]};
    }
  }
  > :first-child {
    font: 600 ${theme.size.h2} ${theme.font.heading};
  }
`;

export const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.low};

  ${media.print} {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Groups = styled.ol`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[10]};

  /* The doubled selector overrides the global list style. */
  && {
    padding: ${theme.gutter};
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    && {
      padding: 0;
    }
  }
  h3 {
    margin-block-end: ${theme.space[2]};
    font-size: ${theme.size.h4};
  }
`;

export const Items = styled.ul`
  li {
    position: relative;
    padding-block: ${theme.space[2]};
    padding-inline-start: ${theme.space[8]};
  }

  /* A box to check with a pen. */
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.8em;
    inset-inline-start: 0;
    width: 1.125rem;
    height: 1.125rem;
    border: 1.5px solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[6]};
  padding: ${theme.gutter};
  background: ${theme.color.leafPale};

  /* Hidden without JavaScript, which the reminder and the button need. */
  @media (scripting: none) {
    display: none;
  }
`;

export const ReminderForm = styled.form`
  display: grid;
  flex: 1 1 20rem;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  max-width: 34rem;

  > h3 {
    font-size: ${theme.size.h4};
  }
`;

export const DateRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};

  > * {
    min-width: 0;
  }
`;
