import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { PageLink } from '#content/links.types.ts';
import { media, theme } from '#theme/theme.ts';

const Links = styled.ul<{ $columns: number }>`
  columns: ${({ $columns }) => $columns} 13rem;
  column-gap: ${theme.space[8]};
`;

const Item = styled.li`
  break-inside: avoid;
`;

const Anchor = styled(TextLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.target};
  padding-block: ${theme.space[1]};
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.ink};
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;

  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${theme.color.apple};
    transition: translate ${theme.motion.quick} ${theme.motion.ease};
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.appleDeep};
      text-decoration: underline;
      > svg {
        translate: 0.25rem 0;
      }
    }
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

type LinkListProps = {
  links: readonly PageLink[];
  /** The maximum number of columns; fewer if they don't fit. */
  columns?: number;
};

/** A list of many links to pages of this site, in columns. */
export function LinkList({ links, columns = 3 }: LinkListProps) {
  return (
    <Links role="list" $columns={columns}>
      {links.map(({ to, label }) => (
        <Item key={to}>
          <Anchor to={to}>
            <ArrowRight aria-hidden="true" />
            {label}
          </Anchor>
        </Item>
      ))}
    </Links>
  );
}
