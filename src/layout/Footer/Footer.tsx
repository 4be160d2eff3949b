import { useLocation } from 'react-router';
import { Closures } from '#components/Closures/Closures.tsx';
import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { formatClosure, weekHours } from '#content/hours.ts';
import { legalLinks, quickLinks } from '#content/navigation.ts';
import { paymentNote } from '#content/policies.ts';
import { directionsUrl, phoneHref, studio } from '#content/studio.ts';
import { Column, Columns, Ground, Last, LinkColumn, Name, Times } from './Footer.styles.ts';
import { OrchardEdge } from './OrchardEdge.tsx';

/** The contact page, the planner, and the county and town pages show the hours themselves. */
const pagesWithHours = /^\/(contact|peek-planner|3d-ultrasound-(?!near-me).*)\/?$/;

/** The footer of every page (C4, C5). */
export function Footer() {
  const { street, city, state, zipCode } = studio.address;
  const hasHours = pagesWithHours.test(useLocation().pathname);
  return (
    <Ground id="footer">
      <OrchardEdge />
      <Columns>
        <Column>
          <Name>{studio.name}</Name>
          <address>
            {street}
            <br />
            {`${city}, ${state} ${zipCode}`}
          </address>
          <LinkColumn role="list">
            <li>
              <ExternalLink href={directionsUrl()}>Directions</ExternalLink>
            </li>
            <li>
              <a href={phoneHref}>{studio.phone}</a>
            </li>
            <li>
              <a href={`mailto:${studio.email}`}>{studio.email}</a>
            </li>
          </LinkColumn>
        </Column>
        <Column>
          <h2>Quick links</h2>
          <nav aria-label="Footer">
            <LinkColumn role="list">
              {quickLinks.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </li>
              ))}
            </LinkColumn>
          </nav>
        </Column>
        <Column>
          {!hasHours && (
            <>
              <h2>Hours</h2>
              <Times>
                {weekHours({ withSunday: true }).map(({ day, text }) => (
                  <div key={day}>
                    <dt>{day}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </Times>
              <Closures closures={studio.closures} sentence={formatClosure} />
            </>
          )}
          <h2>Payment</h2>
          <p>{paymentNote}</p>
        </Column>
        <Column>
          <h2>Stay in touch</h2>
          <LinkColumn role="list">
            <li>
              <ExternalLink href={studio.links.facebook}>Facebook</ExternalLink>
            </li>
            <li>
              <ExternalLink href={studio.links.instagram}>Instagram</ExternalLink>
            </li>
            <li>
              <ExternalLink href={studio.links.videoChannel}>Videos</ExternalLink>
            </li>
            <li>
              <ExternalLink href={studio.links.review}>Leave us a review</ExternalLink>
            </li>
          </LinkColumn>
        </Column>
      </Columns>
      <Last>
        <p>{`${studio.name}. Elective ultrasound is for keepsakes, not medical advice.`}</p>
        <nav aria-label="Legal">
          <ul role="list">
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </Last>
    </Ground>
  );
}
