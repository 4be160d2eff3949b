import type { queries } from '@testing-library/dom';
import type { Role } from '#tests/flows/visitor.ts';

/** An element query as plain data, which can be sent to the page. */
export type Sought = { role: Role | 'text'; namePattern: string; within: string };

/** What a visitor reads on a page. */
export type Content = { heading: string; links: string[]; prices: string[]; overflow: number };

declare global {
  interface Window {
    /** Testing Library. */
    TestingLibraryDom?: typeof queries;
    /** What {@link installProbe} adds to each page. */
    probe: {
      /** The page before hydration. */
      prerendered?: Content;
      read(): Content;
      /** The first visible match. */
      find(sought: Sought): Element | undefined;
      /** What to click for it, in the middle of the screen and without motion. */
      aim(sought: Sought): Promise<Element>;
      /** The errors since the last call, also of earlier pages. */
      takeErrors(): string[];
    };
  }
}

/** Runs in each page before its own scripts. */
export function installProbe(clock: number | undefined): void {
  document.currentScript?.remove();

  // Kept in the tab, so that errors of a page that is left are reported too.
  const readErrors = () => JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[];
  const report = (text: string) =>
    sessionStorage.setItem('errors', JSON.stringify([...new Set([...readErrors(), text])]));
  const { error: print } = console;
  console.error = (...args: unknown[]) => {
    report(`console: ${args.map(String).join(' ')}`);
    print(...args);
  };
  addEventListener('error', ({ message }) => report(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy: ${violatedDirective} ${blockedURI}`),
  );

  if (clock !== undefined) {
    const ahead = clock - Date.now();
    const RealDate = Date;
    window.Date = class extends RealDate {
      constructor(...given: [] | [number]) {
        if (given.length) super(...given);
        else super(RealDate.now() + ahead);
      }
      static override now = () => RealDate.now() + ahead;
    } as DateConstructor;
  }

  const read = (): Content => ({
    heading: document.querySelector('h1')?.textContent ?? '',
    // The note for pages without scripts goes when the data has come.
    links: [...document.querySelectorAll('a[href]:not(without-script a)')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    prices: document.querySelector('main')?.textContent.match(/\$\d[\d.,]*\d/g) ?? [],
    overflow: document.documentElement.scrollWidth - innerWidth,
  });
  const find = ({ role, namePattern, within }: Sought) => {
    const words = new RegExp(namePattern);
    const dom = window.TestingLibraryDom;
    const all =
      role === 'text'
        ? dom?.queryAllByText(document.body, words)
        : dom
            ?.queryAllByRole(document.body, role, { name: words })
            .filter((element) => element.closest(within));
    return all?.find((element) => element.checkVisibility());
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const aim = async (sought: Sought): Promise<Element> => {
    for (let before = ''; ; await nextFrame()) {
      const found = find(sought);
      if (!found) continue;
      // A radio is covered by its label, so click the label.
      const target = (found instanceof HTMLInputElement && found.labels?.[0]) || found;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const place = JSON.stringify(target.getBoundingClientRect());
      if (place === before) return target;
      before = place;
    }
  };
  const takeErrors = () => {
    const errors = readErrors();
    sessionStorage.removeItem('errors');
    return errors;
  };
  window.probe = { read, find, aim, takeErrors };
  addEventListener('DOMContentLoaded', () => Object.assign(window.probe, { prerendered: read() }));
}
