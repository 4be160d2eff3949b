import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';
import { apple } from './apple.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-width: 0;
  color: ${theme.color.ink};
  font-size: clamp(1.0625rem, 5.6vw, 1.5rem);
  text-align: start;
  > svg {
    flex: none;
    width: 1.85em;
    height: 2em;
  }
`;

const Wordmark = styled.span`
  display: grid;
  font-family: ${theme.font.heading};
  font-weight: 650;
  line-height: 1;
  letter-spacing: -0.02em;
`;

const Detail = styled.span`
  margin-block-start: 0.4em;
  font-family: ${theme.font.text};
  font-size: max(0.5em, 0.6875rem);
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.08em;
  color: ${theme.color.leafDeep};
`;

type LogoProps = {
  /** The short name, in large letters. */
  name: string;
  /** A line below the name, in small letters. */
  detail?: string;
};

/** The logo: mark and wordmark. */
export function Logo({ name, detail }: LogoProps) {
  return (
    <Root>
      <LogoMark />
      <Wordmark>
        {`${name} `}
        {detail && <Detail>{detail}</Detail>}
      </Wordmark>
    </Root>
  );
}

/** The logo's mark: an apple with a leaf that contains an ultrasound fan. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox={apple.viewBox} aria-hidden="true" {...props}>
      <path fill={theme.color.apple} d={apple.body} />
      <path
        fill="none"
        stroke={theme.color.ink}
        strokeWidth="2.4"
        strokeLinecap="round"
        d={apple.stem}
      />
      <path fill={theme.color.leaf} d={apple.leaf} />
      <path fill={theme.color.honeyPale} d="M22 20.5 31.8 36.4c-5.7 4.3-13.7 4.4-19.5.2L22 20.5Z" />
      <g fill="none" stroke={theme.color.honey} strokeWidth="1.5" strokeLinecap="round">
        <path d="M18.9 27.8c2 1.2 4.3 1.2 6.3 0" />
        <path d="M16.3 32.4c3.6 2.2 7.9 2.2 11.5-.1" />
      </g>
    </svg>
  );
}
