import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

/** Hidden on phones, which have the index. Wide content scrolls in this frame, not the page. */
export const Frame = styled.div`
  display: none;
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
  background: ${theme.color.surface};

  ${media.desktop} {
    display: block;
  }
`;

export const Table = styled.table`
  width: 100%;
  line-height: 1.4;

  thead {
    background: ${theme.color.paperDeep};
    font-size: ${theme.size.small};
  }
  th,
  td {
    padding: ${theme.space[2]} ${theme.space[4]};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  th {
    font-weight: 650;
  }
  td {
    font-size: ${theme.size.small};
  }
  td:nth-child(3) {
    white-space: nowrap;
  }
  th:last-child,
  td:last-child {
    text-align: end;
  }
  tbody tr > * {
    border-block-start: 1px solid ${theme.color.line};
  }
  th > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[3]};
    width: max-content;
    max-width: 20rem;
    min-height: ${theme.target};
  }
`;

export const Price = styled.span`
  color: ${theme.color.appleDeep};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
`;
