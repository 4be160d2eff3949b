import { CalendarHeart, MapPinned, Phone } from 'lucide-react';
import { css, keyframes, styled } from 'styled-components';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { directionsUrl, phoneHref } from '#content/studio.ts';
import { media, theme } from '#theme/theme.ts';
import { useBookLink } from '../useBookLink.ts';

const rise = keyframes`
  from {
    visibility: hidden;
    translate: 0 100%;
  }
`;

/** Capped in vw, so that the bar stays one row at any text size. */
const size = { row: 'min(3.25rem, 16vw)', icon: 'min(1.25rem, 6vw)', name: 'min(0.9375rem, 5vw)' };
const gap = `min(${theme.space[2]}, 2vw)`;

const Bar = styled.nav`
  position: sticky;
  z-index: ${theme.layer.bar};
  bottom: 0;
  display: flex;
  justify-content: center;
  gap: ${gap};
  padding: ${gap} min(${theme.space[3]}, 3vw);
  padding-block-end: max(${gap}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  box-shadow: 0 -2px 12px rgb(58 34 48 / 8%);

  /* Hidden at the top of the page, where the hero has the same actions. */
  @supports (animation-timeline: scroll()) {
    animation: ${rise} linear both;
    animation-timeline: scroll(root);
    animation-range: 4rem 9rem;
  }
  html:has([role='dialog'][data-state='open']) & {
    display: none;
  }
  @media (max-height: 416px) {
    position: static;
  }
  ${media.desktop} {
    display: none;
  }
`;

const action = css`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-height: ${size.row};
  padding-inline: ${gap};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.ink};
  font-size: ${size.name};
  font-weight: 650;
  line-height: 1.2;
  text-decoration: none;
  > svg {
    width: ${size.icon};
    height: ${size.icon};
    color: ${theme.color.apple};
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
    outline-offset: 0;
  }
`;

const Away = styled.a`
  ${action}
  flex-direction: column;
  max-width: 12rem;
`;

const Book = styled(TextLink)`
  ${action}
  flex-grow: 3;
  gap: ${gap};
  font-size: min(1em, 5.5vw);
  max-width: 24rem;
  background: ${theme.color.apple};
  &,
  &:hover,
  > svg {
    color: ${theme.color.onStrong};
  }
`;

/** The main actions at the bottom of a phone's screen; hidden while a dialog is open. */
export function PhoneBar() {
  const bookLink = useBookLink();
  return (
    <Bar aria-label="Quick actions">
      <Away href={phoneHref}>
        <Phone aria-hidden="true" />
        Call
      </Away>
      <Book to={bookLink}>
        <CalendarHeart aria-hidden="true" />
        Book
      </Book>
      <Away href={directionsUrl()} target="_blank" rel="noopener">
        <MapPinned aria-hidden="true" />
        Directions
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Away>
    </Bar>
  );
}
