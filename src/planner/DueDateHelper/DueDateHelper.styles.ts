import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Fold = styled.details`
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
  background: ${theme.color.surface};

  summary {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 3.25rem;
    padding: ${theme.space[3]} ${theme.space[5]};
    border-radius: ${shape.card};
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: ${theme.color.leaf};
  }
  summary > svg:last-child {
    margin-inline-start: auto;
    transition: rotate ${theme.motion.quick} ${theme.motion.ease};
  }
  &[open] summary > svg:last-child {
    rotate: 180deg;
  }
`;

export const FoldedContent = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[2]} ${theme.space[5]} ${theme.space[6]};
`;

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  align-items: end;

  ${media.desktop} {
    grid-template-columns: minmax(0, 30rem) minmax(0, 15rem) auto;
    justify-content: start;
    align-items: start;
    gap: ${theme.space[6]};

    /* Aligned with the fields, not with their labels above. */
    > button {
      margin-block-start: 1.9rem;
    }
  }
`;

export const Answer = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  &:empty {
    display: none;
  }
`;

export const Weeks = styled.p`
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
  line-height: 1.25;
`;

export const Windows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${theme.space[2]};
`;

export const Window = styled.li<{ $when: 'passed' | 'now' | 'coming' }>`
  display: grid;
  align-content: start;
  padding: ${theme.space[1]} 0 ${theme.space[1]} ${theme.space[3]};
  border-inline-start: 4px solid
    ${({ $when }) =>
      ({ passed: theme.color.line, now: theme.color.apple, coming: theme.color.leaf })[$when]};
  color: ${({ $when }) => ($when === 'passed' ? theme.color.inkSoft : theme.color.ink)};
  line-height: 1.4;

  strong {
    font-weight: 650;
  }
  small {
    font-size: ${theme.size.small};
  }
`;
