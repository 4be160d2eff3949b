import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonVariant } from '#components/Button/Button.styles.ts';
import { NewTabNote } from '#components/ExternalLink/ExternalLink.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { SiteLink } from '#content/siteRoutes.ts';

const Inside = styled(TextLink)<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;
const Outside = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

type Target =
  | { /** A page of this site. */ to: SiteLink; href?: never }
  | { /** A link to another site, in a new tab. */ href: string; to?: never };

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> &
  Target & {
    variant?: ButtonVariant;
    /** Replaces the current history entry. */
    replace?: boolean;
  };

/** A link that looks like a button. External links are marked as such (ruling 10). */
export function ButtonLink({
  variant = 'primary',
  to,
  href,
  replace = false,
  children,
  ...rest
}: ButtonLinkProps) {
  if (to !== undefined) {
    return (
      <Inside $variant={variant} to={to} replace={replace} {...rest}>
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
