import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { PageLink } from '#content/links.types.ts';
import { theme } from '#theme/theme.ts';

const Bar = styled.nav`
  /* Stacked above the hero, which would cover the links' focus rings. */
  position: relative;
  z-index: 1;
  padding-block-start: ${theme.space[2]};
  background: ${theme.color.honeyPale};
  font-size: ${theme.size.small};
`;

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[2]};

  > li {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
  > li + li::before {
    content: '/';
    margin-inline-end: ${theme.space[2]};
    color: ${theme.color.inkSoft};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.target};
    min-height: ${theme.target};
    color: ${theme.color.ink};
  }
`;

export type BreadcrumbsProps = {
  /** The ancestor pages, top level first. */
  trail: readonly PageLink[];
  /** The name of the current page. */
  here: string;
};

/** The path from the home page to the current page, placed above the page's hero. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <Bar aria-label="Breadcrumb">
      <Container>
        <Trail role="list">
          {trail.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
          <li aria-current="page">{here}</li>
        </Trail>
      </Container>
    </Bar>
  );
}
