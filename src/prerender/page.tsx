import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cloneElement, type ReactElement } from 'react';
import type { EntryContext } from 'react-router';
import { structuredData } from '#content/structuredData.ts';
import { fallbackFaces, fontFiles } from '#theme/fonts.ts';
import { answer } from './answer.ts';
import { boot } from './boot.ts';
import { hydrate, hydrationOf, type Bootstrap } from './bootstrap.ts';
import { showFonts } from './showFonts.ts';
import { restoreMarks, takeMarks } from './styles.ts';

const text = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

const hash = (content: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);

const oldBrowser = readFileSync('public/old-browser.js', 'utf8');

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
  const bootstrap: Bootstrap = {
    ...hydrationOf(context, state),
    marks,
    fonts: fontFiles,
    fontsLast: data !== undefined,
  };
  const script = `await (${hydrate})(${JSON.stringify(bootstrap)},${restoreMarks},${showFonts})`;
  const path = `${import.meta.env.BASE_URL}assets/bootstrap-${hash(script, 'base64url').slice(0, 8)}.js`;
  // The mocks answer once the page is hydrated.
  const asked = import.meta.env.MODE === 'mocks' ? undefined : data;
  const given = JSON.stringify(asked ? [path, asked] : [path]);
  return {
    css,
    path,
    script,
    head: (
      <>
        <script {...text(`(${boot})(${answer},...${given})`)} />
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
