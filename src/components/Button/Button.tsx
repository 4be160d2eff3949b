import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '#theme/theme.ts';
import { buttonStyle, type ButtonVariant } from './Button.styles.ts';

const Root = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

const turn = keyframes`to { rotate: 1turn; }`;

const Turning = styled(LoaderCircle)`
  animation: ${turn} 1s linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** Disables the button during an action; the children should name the action. */
  pending?: boolean;
};

export function Button({
  variant = 'primary',
  pending = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      type="button"
      $variant={variant}
      disabled={pending || disabled}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending && <Turning aria-hidden="true" />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Root>
  );
}
