import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { CallLink } from '#components/CallLink/CallLink.tsx';
import { Hours } from '#components/Hours/Hours.tsx';
import { OpenNow } from '#components/OpenNow/OpenNow.tsx';
import { weekHours } from '#content/hours.ts';
import { localContent } from '#content/pages/local.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { Actions, Address, Panel } from './VisitPanel.styles.ts';

/** Where the studio is and when it is open, with the two ways to get a time there. */
export function VisitPanel() {
  const { street, city, state, zipCode } = studio.address;
  return (
    <Panel>
      <h2>{localContent.visit.heading}</h2>
      <Address>
        <strong>{studio.name}</strong>
        <br />
        {street}
        <br />
        {city}, {state} {zipCode}
      </Address>
      <OpenNow hours={studio.hours} closures={studio.closures} />
      <Hours rows={weekHours({ withSunday: true })} />
      <Actions>
        <ButtonLink to="/services">{localContent.book}</ButtonLink>
        <CallLink href={phoneHref}>{studio.phone}</CallLink>
      </Actions>
    </Panel>
  );
}
