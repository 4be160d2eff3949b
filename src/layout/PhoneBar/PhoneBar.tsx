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

const Bar = styled.nav`
  position: sticky;
  z-index: ${theme.layer.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  padding-block-end: max(${theme.space[2]}, env(safe-area-inset-bottom));
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
  @media (max-height: 26rem) {
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
  min-height: 3.25rem;
  padding-inline: ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.ink};
  font-weight: 650;
  line-height: 1.2;
  text-decoration: none;
  > svg {
    width: 1.25rem;
    height: 1.25rem;
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
  font-size: 0.9375rem;
`;

const Book = styled(TextLink)`
  ${action}
  flex-grow: 3;
  gap: ${theme.space[2]};
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
