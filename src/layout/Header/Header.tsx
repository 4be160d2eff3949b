import { MapPin, Menu as MenuIcon, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { NewTabNote } from '#components/ExternalLink/ExternalLink.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { bookNow, giftCards, mainLinks } from '#content/navigation.ts';
import { openSentence } from '#content/openSentence.ts';
import { directionsUrl, phoneHref, studio } from '#content/studio.ts';
import { openState } from '#lib/studioTime.ts';
import { useNow } from '#lib/useNow.ts';
import {
  Actions,
  Banner,
  Bar,
  BarRow,
  End,
  HomeLink,
  InsideLink,
  Links,
  Menu,
  OutsideLink,
  Roomy,
  Strip,
  StripRow,
  Toggle,
} from './Header.styles.ts';
import { useBookLink } from '../useBookLink.ts';
import { useMenu } from './useMenu.ts';

type HeaderProps = {
  /** The cart button. */
  cart?: ReactNode;
};

/** The header of every page (C1 to C3). On small screens, a button opens the navigation. */
export function Header({ cart }: HeaderProps) {
  const { open, toggle, close, areaRef, toggleRef } = useMenu();
  const bookLink = useBookLink();
  const now = useNow();
  const { street, city, state, zipCode } = studio.address;
  return (
    <Banner ref={areaRef}>
      <Strip>
        <StripRow>
          <a href={directionsUrl()} target="_blank" rel="noopener">
            <MapPin aria-hidden="true" />
            <span>
              {`${street}, ${city}`}
              <Roomy>{`, ${state} ${zipCode}`}</Roomy>
            </span>
            <VisuallyHidden> (directions, opens in a new tab)</VisuallyHidden>
          </a>
          {/* Added after hydration, as the build does not know the time; nothing else moves. */}
          {now && (
            <Roomy data-print="hide">
              <ErrorBoundary part="open-now line of the header">
                {() => openSentence(openState(now, studio.hours, studio.closures))}
              </ErrorBoundary>
            </Roomy>
          )}
          <a href={phoneHref}>
            <Phone aria-hidden="true" />
            {studio.phone}
          </a>
        </StripRow>
      </Strip>
      <Bar>
        <BarRow>
          <Tooltip label={open ? 'Close menu' : 'Open menu'}>
            <Toggle
              ref={toggleRef}
              type="button"
              aria-label={open ? 'Close menu' : 'Open menu'}
              aria-expanded={open}
              aria-controls="main-menu"
              onClick={toggle}
            >
              <MenuIcon aria-hidden="true" />
            </Toggle>
          </Tooltip>
          <HomeLink to="/">
            <Logo
              name={studio.shortName}
              detail={withoutShortName(studio.name, studio.shortName)}
            />
            <VisuallyHidden>, home</VisuallyHidden>
          </HomeLink>
          <Menu id="main-menu">
            <nav aria-label="Main">
              <MainLinks open={open} close={close} />
            </nav>
            <Actions>
              <ButtonLink to={giftCards.to} variant="outline" replace={open}>
                {giftCards.label}
              </ButtonLink>
              <ButtonLink to={bookLink} replace={open}>
                {bookNow.label}
              </ButtonLink>
            </Actions>
          </Menu>
          <End>
            <ButtonLink to={bookLink} replace={open}>
              {bookNow.label}
            </ButtonLink>
            {cart}
          </End>
        </BarRow>
      </Bar>
    </Banner>
  );
}

function MainLinks({ open, close }: { open: boolean; close: () => void }) {
  return (
    <Links role="list">
      {mainLinks.map(({ label, to, href }) => (
        <li key={label}>
          {to === undefined ? (
            <OutsideLink href={href} target="_blank" rel="noopener" onClick={close}>
              {label}
              <NewTabNote />
            </OutsideLink>
          ) : (
            <InsideLink to={to} end={to === '/'} prefetch="intent" discover="none" replace={open}>
              {label}
            </InsideLink>
          )}
        </li>
      ))}
    </Links>
  );
}

/** The full name without the short one: 'Ultrasound' of 'Orchard Peek Ultrasound'. */
function withoutShortName(name: string, shortName: string): string {
  return name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
}
