import type { ComponentProps } from 'react';
import { Link, useLinkClickHandler, useLocation } from 'react-router';
import type { SiteLink } from '#content/siteRoutes.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  replace?: boolean;
};

type TextLinkProps = AnchorProps & { to: SiteLink };

/**
 * A link to a page of this site; unknown paths fail type checking. A link to an anchor on the
 * current page keeps the query, so that the planner's `?stage=` survives the click.
 */
export function TextLink({ to, ...props }: TextLinkProps) {
  const { pathname } = useLocation();
  const [path, id] = to.split('#');
  // Prerendered pages are served with a trailing slash.
  if (id && (path === '' || path === pathname.replace(/(?<=.)\/$/, ''))) {
    return <JumpLink hash={`#${id}`} {...props} />;
  }
  // `discover` is off: the manifest already contains every route.
  return <Link prefetch="intent" discover="none" to={to} {...props} />;
}

/** The `href` has no path: with a path, a tap before hydration would reload the page. */
function JumpLink({ hash, replace = false, ...props }: AnchorProps & { hash: string }) {
  const { search } = useLocation();
  const jump = useLinkClickHandler({ search, hash }, replace ? { replace } : {});
  return <a {...props} href={hash} onClick={jump} />;
}
