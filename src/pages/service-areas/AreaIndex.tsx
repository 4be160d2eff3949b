import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { AreaLink } from '#content/serviceAreaLinks.ts';
import { Distance, Entry, Entries, Index, Leader } from './ServiceAreasPage.styles.ts';

export type AreaIndexProps = {
  id: string;
  heading: string;
  links: readonly AreaLink[];
  /** A prefix for screen readers, to tell apart lists of the same towns. */
  spoken?: string;
};

/** One list of the index: place names with their distance. */
export function AreaIndex({ id, heading, links, spoken }: AreaIndexProps) {
  return (
    <Index aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Entries role="list" $short={spoken !== undefined}>
        {links.map(({ to, label, distance }) => (
          <li key={to}>
            <Entry to={to}>
              <span>
                {spoken && <VisuallyHidden>{spoken}: </VisuallyHidden>}
                {label}
              </span>
              {distance && (
                <>
                  <Leader aria-hidden="true" />
                  <Distance>{distance}</Distance>
                </>
              )}
            </Entry>
          </li>
        ))}
      </Entries>
    </Index>
  );
}
