import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Long text: a readable line length, and spacing between paragraphs, lists and headings. */
export const Prose = styled.div`
  max-width: ${theme.measure.text};

  > * + * {
    margin-block-start: ${theme.space[4]};
  }
  > * + h2 {
    margin-block-start: ${theme.space[12]};
  }
  > * + h3 {
    margin-block-start: ${theme.space[8]};
  }
  > h2 {
    font-size: ${theme.size.h3};
  }
  > h3 {
    font-size: ${theme.size.h4};
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  li + li {
    margin-block-start: ${theme.space[2]};
  }
  ul > li::marker {
    color: ${theme.color.apple};
  }
  ol > li::marker {
    color: ${theme.color.apple};
    font-family: ${theme.font.heading};
    font-weight: 600;
  }
  blockquote {
    padding-inline-start: ${theme.space[5]};
    border-inline-start: 3px solid ${theme.color.honey};
    font-family: ${theme.font.heading};
    font-size: ${theme.size.lead};
  }
`;
