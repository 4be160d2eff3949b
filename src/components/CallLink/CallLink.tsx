import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonVariant } from '#components/Button/Button.styles.ts';

const Anchor = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

export type CallLinkProps = ComponentProps<'a'> & {
  /** A `tel:` URL. */
  href: string;
  variant?: ButtonVariant;
};

/** A phone number that looks like a button and starts a call. */
export function CallLink({ variant = 'outline', children, ...rest }: CallLinkProps) {
  return (
    <Anchor $variant={variant} {...rest}>
      <Phone aria-hidden="true" />
      {children}
    </Anchor>
  );
}
