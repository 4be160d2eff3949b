import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonVariant } from '#components/Button/Button.styles.ts';
import { NewTabNote } from '#components/ExternalLink/ExternalLink.tsx';

const Inside = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;
const Outside = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

type Target =
  | { /** A page of this site. */ to: string; href?: never }
  | { /** Another site, in a new tab. */ href: string; to?: never };

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> &
  Target & { variant?: ButtonVariant };

/** A link that looks like a button. One that leaves the site says so (ruling 10). */
export function ButtonLink({ variant = 'primary', to, href, children, ...rest }: ButtonLinkProps) {
  if (to !== undefined) {
    return (
      <Inside $variant={variant} to={to} prefetch="intent" {...rest}>
        {children}
      </Inside>
    );
  }
  return (
    <Outside $variant={variant} href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <NewTabNote />
    </Outside>
  );
}
