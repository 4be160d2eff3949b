import type { ComponentProps, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

type SectionTone = 'paper' | 'deep' | 'leaf' | 'honey' | 'surface';

const grounds = {
  paper: theme.color.paper,
  deep: theme.color.paperDeep,
  leaf: theme.color.leafPale,
  honey: theme.color.honeyPale,
  surface: theme.color.surface,
} satisfies Record<SectionTone, string>;

const Band = styled.section<{ $tone: SectionTone }>`
  position: relative;
  padding-block: ${theme.space[8]};
  ${({ $tone }) => css`
    color-scheme: light;
    background: ${grounds[$tone]};
  `}
  ${media.tablet} {
    padding-block: ${theme.space[10]};
  }
  ${media.desktop} {
    padding-block: 5rem;
  }
`;

const Hills = styled.svg<{ $tone: SectionTone }>`
  position: absolute;
  inset-inline: 0;
  bottom: calc(100% - 1px);
  width: 100%;
  height: clamp(0.75rem, 2vw, 1.75rem);
  color: ${({ $tone }) => grounds[$tone]};
  pointer-events: none;
  ${media.forcedColors} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

type SectionProps = ComponentProps<'section'> & {
  tone?: SectionTone;
  as?: ElementType;
};

/**
 * A full-width section. Its top edge has the outline of low hills, visible where its background
 * differs from that of the section above.
 */
export function Section({ tone = 'paper', children, ...rest }: SectionProps) {
  return (
    <Band $tone={tone} {...rest}>
      <Hills $tone={tone} viewBox="0 0 1440 28" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="currentColor"
          d="M0 28V17c96-9 190-13 286-8 131 6 214 15 345 9 118-6 205-20 330-16 133 4 219 21 340 17 52-2 98-7 139-13v22z"
        />
      </Hills>
      {children}
    </Band>
  );
}
