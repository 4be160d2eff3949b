import { css, styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  align-content: start;
`;

export const Label = styled.label`
  font-weight: 650;
`;

export const Hint = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

export const FieldError = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.appleDeep};
  font-size: ${theme.size.small};
  font-weight: 600;
  > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-block-start: 0.2em;
  }
`;

const control = css`
  width: 100%;
  min-height: 3rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1.5px solid ${theme.color.edge};
  border-radius: ${shape.field};
  background: ${theme.color.surface};
  transition: border-color ${theme.motion.quick} ${theme.motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.ink};
    }
  }
  &:focus-visible {
    border-radius: ${shape.field};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.apple};
    border-width: 2px;
    background: color-mix(in srgb, ${theme.color.applePale} 35%, ${theme.color.surface});
  }
  ${media.forcedColors} {
    &[aria-invalid='true'] {
      border-style: dashed;
    }
  }
`;

const withoutMultiline = { shouldForwardProp: (prop: string) => prop !== 'multiline' };

export const Input = styled.input.withConfig(withoutMultiline)<{ multiline?: false }>`
  ${control}
`;

export const TextArea = styled.textarea.withConfig(withoutMultiline)<{ multiline: true }>`
  ${control}
  min-height: 9rem;
  resize: vertical;
`;
