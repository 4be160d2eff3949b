import type { ReactNode } from 'react';
import { Enlarge } from '#components/Lightbox/Enlarge.tsx';
import { LinkLine } from '#components/LinkLine/LinkLine.tsx';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { exampleCaption, toLightboxPicture } from '#content/examples.ts';
import { localContent } from '#content/pages/local.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { Columns, Guides, Scan } from './LocalPage.styles.ts';

const { services, scan } = localContent;
const pictures = [toLightboxPicture(scan)];

/** What can be booked, and an example scan. */
export function Offers({ children }: { children?: ReactNode }) {
  return (
    <Columns>
      <div>
        <SectionHead heading={services.heading} lead={<NoBreak>{services.text}</NoBreak>}>
          <LinkLine {...plannerLinks.bestWeek} />
        </SectionHead>
        {children}
        <Guides role="list">
          {services.guides.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </Guides>
      </div>
      <Scan>
        <Enlarge pictures={pictures} index={0}>
          <Picture name={scan.src} alt={scan.alt} sizes="(min-width: 40rem) 22rem, 26rem" />
        </Enlarge>
        <figcaption>{exampleCaption(scan)}</figcaption>
      </Scan>
    </Columns>
  );
}
