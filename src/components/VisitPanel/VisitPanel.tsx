import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { CallLink } from '#components/CallLink/CallLink.tsx';
import { Closures, type ClosuresProps } from '#components/Closures/Closures.tsx';
import { Hours, type HoursProps } from '#components/Hours/Hours.tsx';
import { OpenNow, type OpenNowProps } from '#components/OpenNow/OpenNow.tsx';
import type { HoursRow } from '#content/hours.ts';
import type { Studio } from '#content/studio.ts';
import { Actions, Address, Panel } from './VisitPanel.styles.ts';

export type VisitPanelProps = {
  heading: string;
  studio: Pick<Studio, 'name' | 'address' | 'hours' | 'closures' | 'phone'>;
  /** All seven days (ruling 13). */
  week: readonly HoursRow[];
  /** The label of the link to the packages. */
  bookLabel: string;
  words: {
    hours: HoursProps['caption'];
    open: OpenNowProps['sentence'];
    closure: ClosuresProps['sentence'];
  };
  /** The phone number as a `tel:` URL. */
  phoneHref: string;
};

/** Address and hours of the studio, with buttons to book and to call. */
export function VisitPanel(props: VisitPanelProps) {
  const { heading, studio, week, words, bookLabel, phoneHref } = props;
  const { street, city, state, zipCode } = studio.address;
  return (
    <Panel>
      <h2>{heading}</h2>
      <Address>
        <strong>{studio.name}</strong>
        <br />
        {street}
        <br />
        {city}, {state} {zipCode}
      </Address>
      <OpenNow hours={studio.hours} closures={studio.closures} sentence={words.open} />
      <Hours caption={words.hours} rows={week} />
      <Closures closures={studio.closures} sentence={words.closure} />
      <Actions>
        <ButtonLink to="/services">{bookLabel}</ButtonLink>
        <CallLink href={phoneHref}>{studio.phone}</CallLink>
      </Actions>
    </Panel>
  );
}
