import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';

export const Frame = styled.div`
  container-type: inline-size;
  overflow: hidden;
  border: 1px solid ${theme.colour.line};
  border-radius: ${shape.card};
  background: ${theme.colour.surface};
`;

/*
 * On a phone, and with large text, a row is a small block: name and price on one line, what is
 * included below.
 */
export const Table = styled.table`
  display: block;
  width: 100%;
  line-height: 1.45;

  tbody,
  tr,
  caption {
    display: block;
  }
  thead {
    display: none;
  }
  tbody tr {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[4]} ${theme.space[5]};
    border-block-start: 1px solid ${theme.colour.line};
  }
  tbody tr:first-child {
    border-block-start: 0;
  }
  th {
    flex: 1 1 6rem;
    font-weight: 650;
    text-align: start;
  }
  td:last-child {
    flex-basis: 100%;
    min-width: 0;
    color: ${theme.colour.inkSoft};
  }
  th > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }

  @container (min-width: 34rem) {
    display: table;

    thead {
      display: table-header-group;
      background: ${theme.colour.paperDeep};
      font-size: ${theme.size.small};
    }
    tbody {
      display: table-row-group;
    }
    tr,
    tbody tr {
      display: table-row;
    }
    th,
    td {
      padding: ${theme.space[2]} ${theme.space[5]};
      vertical-align: middle;
    }
    tbody tr + tr > * {
      border-block-start: 1px solid ${theme.colour.line};
    }
    th:first-child {
      width: 17rem;
    }
    th:nth-child(2),
    td:nth-child(2) {
      width: 7rem;
      text-align: end;
    }
  }
`;

export const Price = styled.span`
  color: ${theme.colour.appleDeep};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
`;

export const Included = styled.ul`
  display: inline;

  li {
    display: inline;
  }
  li + li::before {
    content: '·' / '';
    margin-inline: ${theme.space[2]};
    color: ${theme.colour.apple};
    font-weight: 700;
  }
`;
