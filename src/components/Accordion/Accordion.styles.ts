import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Items = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

export const Item = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
  background: ${theme.color.surface};

  &:has(> * > [aria-expanded='true']) {
    border-color: ${theme.color.honey};
    box-shadow: ${theme.shadow.low};
  }
`;

export const Question = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(${theme.space[4]}, 4.4vw);
  width: 100%;
  min-height: 3.5rem;
  padding: ${theme.space[3]} min(${theme.space[5]}, 5.5vw);
  border: 0;
  border-radius: ${shape.card};
  background: none;
  font: inherit;
  font-size: ${theme.size.h4};
  text-align: start;
  text-wrap: pretty;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${theme.color.appleDeep};
    }
  }
  &:focus-visible {
    border-radius: ${shape.card};
  }
`;

export const Chevron = styled.svg`
  flex: none;
  color: ${theme.color.apple};
  transition: rotate ${theme.motion.calm} ${theme.motion.ease};

  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
  /* Without JavaScript all answers are open. */
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * Collapses the answer. A custom element, because React treats `hidden` on standard elements as a
 * boolean and would drop 'until-found'.
 */
export const Fold = styled('accordion-answer' as 'div')`
  display: block;
  overflow: clip;
  height: auto;
  interpolate-size: allow-keywords;
  transition:
    height ${theme.motion.calm} ${theme.motion.ease},
    content-visibility ${theme.motion.calm} allow-discrete;

  /* Before hydration, only aria-expanded or find in page opens an answer. */
  content-visibility: visible;
  :has(> [aria-expanded='false']) + &[hidden] {
    height: 0;
    content-visibility: hidden;
  }
  @supports not (content-visibility: hidden) {
    :has(> [aria-expanded='false']) + &[hidden] {
      display: none;
    }
  }
  @media print, (scripting: none) {
    :has(> [aria-expanded]) + &[hidden] {
      display: block;
      height: auto;
      content-visibility: visible;
    }
  }
`;

export const Answer = styled.div`
  max-width: ${theme.measure.text};
  padding: 0 ${theme.space[5]} ${theme.space[5]};
`;
