import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cloneElement, type ReactElement } from 'react';
import type { EntryContext } from 'react-router';
import { structuredData } from '#content/structuredData.ts';
import { fallbackFaces, fontFiles } from '#theme/fonts.ts';
import { answer, boot, requestData } from './boot.ts';
import { hydrate, hydrationOf } from './bootstrap.ts';
import { showFonts } from './showFonts.ts';
import { restoreMarks, takeMarks } from './styles.ts';

const text = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

const hash = (content: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);

const oldBrowser = readFileSync('public/old-browser.js', 'utf8');

/** A call of a function by its own source text: it must use nothing from outside its body. */
const call = <Args extends unknown[]>(code: (...args: Args) => unknown, ...args: Args) =>
  `(${code})(${args.map((arg) => (typeof arg === 'function' ? String(arg) : JSON.stringify(arg))).join()})`;

type Drawn = {
  pathname: string;
  /** The framework's context, and the text of its stream. */
  context: EntryContext;
  state: string;
  /** All styles of the page, as styled-components writes them. */
  style: ReactElement<ReturnType<typeof text>>;
  /** The path of the API that a page with data requests first. */
  data: string | undefined;
};

/** What only the server draws into a page, its styles, and its bootstrap file. */
export function startOf({ pathname, context, state, style, data }: Drawn) {
  const { css, marks } = takeMarks(style.props.dangerouslySetInnerHTML.__html);
  const fonts = call(showFonts, fontFiles);
  const hydration = `await ${call(hydrate, hydrationOf(context, state))}`;
  // Data goes before fonts.
  const steps = data ? [hydration, fonts] : [fonts, hydration];
  const script = [call(restoreMarks, marks), ...steps].join(';');
  const path = `${import.meta.env.BASE_URL}assets/bootstrap-${hash(script, 'base64url').slice(0, 8)}.js`;
  const inline = [call(boot, answer, path, data !== undefined)];
  // The mocks answer once the page is hydrated.
  if (data && import.meta.env.MODE !== 'mocks') inline.unshift(call(requestData, data));
  return {
    css,
    path,
    script,
    head: (
      <>
        <script {...text(inline.join(';'))} />
        {/* A sheet of its own: a rule added to one with fonts lays out the complete page. */}
        <style {...text(fallbackFaces)} />
        <noscript>
          <link rel="stylesheet" href="/fonts/fonts.css" />
        </noscript>
        {cloneElement(style, text(css))}
        <script noModule src="/old-browser.js" integrity={`sha256-${hash(oldBrowser, 'base64')}`} />
      </>
    ),
    // Drawn by the client, Trusted Types would refuse it.
    body: structuredData(pathname).map((data, index) => (
      <script
        key={index}
        type="application/ld+json"
        {...text(JSON.stringify(data).replaceAll('<', '\\u003c'))}
      />
    )),
  };
}
