import { Closures } from '#components/Closures/Closures.tsx';
import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import { FactList } from '#components/FactList/FactList.tsx';
import { Hours } from '#components/Hours/Hours.tsx';
import { LinkLine } from '#components/LinkLine/LinkLine.tsx';
import { OpenNow } from '#components/OpenNow/OpenNow.tsx';
import { formatClosure, hoursCaption, weekHours } from '#content/hours.ts';
import { openSentence } from '#content/openSentence.ts';
import { contactContent } from '#content/pages/contact.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { addressLine, directionsUrl, phoneHref, studio } from '#content/studio.ts';
import { Details, Note } from './ContactPage.styles.ts';

/** Phone, address, opening hours without Sunday (ruling 13), and payment methods (J1). */
export function ContactDetails() {
  const { details, hours, areas, payment } = contactContent;
  return (
    <Details>
      <section>
        <h2>{details.heading}</h2>
        <FactList
          facts={[
            { term: details.phone, detail: <a href={phoneHref}>{studio.phone}</a> },
            { term: details.email, detail: <a href={`mailto:${studio.email}`}>{studio.email}</a> },
            {
              term: details.address,
              detail: (
                <>
                  {addressLine}
                  <br />
                  <ExternalLink href={directionsUrl()}>{details.directions}</ExternalLink>
                </>
              ),
            },
          ]}
        />
        <LinkLine {...areas} />
        <LinkLine {...plannerLinks.bestWeek} />
      </section>
      <section>
        <h2>{hours.heading}</h2>
        <OpenNow hours={studio.hours} closures={studio.closures} sentence={openSentence} />
        <Hours caption={hoursCaption} rows={weekHours({ withSunday: false })} />
        <Closures closures={studio.closures} sentence={formatClosure} />
      </section>
      <Note>
        <h2>{payment.heading}</h2>
        <p>{payment.text}</p>
      </Note>
    </Details>
  );
}
