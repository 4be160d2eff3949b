import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & { to: string };

/** A link in running text to a page of this site. */
export function TextLink(props: TextLinkProps) {
  return <Link prefetch="intent" {...props} />;
}
