import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonVariant } from '#components/Button/Button.styles.ts';

const Anchor = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

export type CallLinkProps = ComponentProps<'a'> & {
  /** The number as a `tel:` link. */
  href: string;
  variant?: ButtonVariant;
};

/** A phone number to tap, in the shape of a button. */
export function CallLink({ variant = 'outline', children, ...rest }: CallLinkProps) {
  return (
    <Anchor $variant={variant} {...rest}>
      <Phone aria-hidden="true" />
      {children}
    </Anchor>
  );
}
