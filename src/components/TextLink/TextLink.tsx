import type { ComponentProps } from 'react';
import { Link, useLinkClickHandler, useLocation } from 'react-router';
import type { SiteLink } from '#content/siteRoutes.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  replace?: boolean;
};

type TextLinkProps = AnchorProps & { to: SiteLink };

/**
 * A link to a page of this site; a wrong address does not compile. A link to a place in the current
 * page keeps the query, so that a stage chosen in the planner (`?stage=`) survives the click.
 */
export function TextLink({ to, ...props }: TextLinkProps) {
  const { pathname } = useLocation();
  const [path, id] = to.split('#');
  // Pages are prerendered under their path with a slash.
  if (id && (path === '' || path === pathname.replace(/(?<=.)\/$/, ''))) {
    return <JumpLink hash={`#${id}`} {...props} />;
  }
  // Every route is known from the start: there is nothing to discover.
  return <Link prefetch="intent" discover="none" to={to} {...props} />;
}

/** Its `href` is the hash alone: with the path, a tap before hydration would reload the page. */
function JumpLink({ hash, replace = false, ...props }: AnchorProps & { hash: string }) {
  const { search } = useLocation();
  const jump = useLinkClickHandler({ search, hash }, replace ? { replace } : {});
  return <a {...props} href={hash} onClick={jump} />;
}
