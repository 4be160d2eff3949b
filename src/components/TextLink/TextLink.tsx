import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { SiteLink } from '#content/siteRoutes.ts';

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  to: SiteLink;
};

/** A link to a page of this site; a wrong address does not compile. */
export function TextLink(props: TextLinkProps) {
  // Every route is known from the start: there is nothing to discover.
  return <Link prefetch="intent" discover="none" {...props} />;
}
