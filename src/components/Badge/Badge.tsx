import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

type BadgeTone = 'apple' | 'leaf' | 'honey' | 'plum';

const tones = {
  apple: { ground: theme.color.applePale, ink: theme.color.appleDeep },
  leaf: { ground: theme.color.leafPale, ink: theme.color.leafDeep },
  honey: { ground: theme.color.honeyPale, ink: theme.color.honeyInk },
  plum: { ground: theme.color.ink, ink: theme.color.onStrong },
} satisfies Record<BadgeTone, unknown>;

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  width: fit-content;
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: 0.875rem 0.25rem 0.875rem 0.25rem;
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].ink};
  font-size: ${theme.size.small};
  font-weight: 700;
  line-height: 1.3;
  letter-spacing: 0.02em;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  ${media.print} {
    border: 1px solid;
    background: ${theme.color.surface};
    color: inherit;
  }
`;

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone };

/** A short label with a leaf-shaped outline. */
export function Badge({ tone = 'apple', ...rest }: BadgeProps) {
  return <Root $tone={tone} {...rest} />;
}
