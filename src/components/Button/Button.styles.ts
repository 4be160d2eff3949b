import { css } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet';

const variants = {
  primary: css`
    --ground: ${theme.color.apple};
    --over: ${theme.color.appleDeep};
    --ink: ${theme.color.onStrong};
    --edge: transparent;
  `,
  secondary: css`
    --ground: ${theme.color.leaf};
    --over: ${theme.color.leafDeep};
    --ink: ${theme.color.onStrong};
    --edge: transparent;
  `,
  outline: css`
    --ground: ${theme.color.surface};
    --over: ${theme.color.applePale};
    --ink: ${theme.color.appleDeep};
    --edge: ${theme.color.apple};
  `,
  quiet: css`
    --ground: transparent;
    --over: ${theme.color.paperDeep};
    --ink: ${theme.color.ink};
    --edge: transparent;
  `,
} satisfies Record<ButtonVariant, unknown>;

/** The look of buttons, and of links that look like buttons. */
export const buttonStyle = css<{ $variant: ButtonVariant }>`
  ${({ $variant }) => variants[$variant]}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: 3rem;
  max-width: 100%;
  padding: ${theme.space[2]} ${theme.space[6]};
  border: 2px solid var(--edge);
  border-radius: ${shape.button};
  background: var(--ground);
  color: var(--ink);
  font-family: ${theme.font.text};
  font-size: 1.0625rem;
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick} ${theme.motion.ease},
    transform ${theme.motion.quick} ${theme.motion.ease};

  ${media.hover} {
    &:hover {
      background: var(--over);
      color: var(--ink);
    }
  }
  &:active {
    transform: translateY(1px) scale(0.985);
  }
  &:focus-visible {
    border-radius: ${shape.button};
  }
  &:disabled {
    --ground: ${theme.color.paperDeep};
    --over: ${theme.color.paperDeep};
    --ink: ${theme.color.inkSoft};
    --edge: ${theme.color.line};
    transform: none;
    cursor: not-allowed;
  }
  > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
  /* Most browsers don't print backgrounds. */
  ${media.print} {
    border-color: currentColor;
    background: none;
    color: inherit;
  }
`;
