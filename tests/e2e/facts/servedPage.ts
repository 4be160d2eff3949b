import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';

/** A link of a page: its text, without the part for screen readers, and its target. */
export type PageLink = {
  text: string;
  href: string;
  target: string | undefined;
  rel: string | undefined;
};

export type JsonLdObject = { '@type': string; [property: string]: unknown };

/** A prerendered page as served, without running its scripts. */
export type ServedPage = {
  path: string;
  title: string;
  description: string;
  /** The text of the page's main part, with single spaces and without notes for pages without JavaScript. */
  main: string;
  /** The text of the top bar, the navigation and the mobile menu. */
  header: string;
  footer: string;
  h1: string;
  ids: Set<string>;
  /** Links by the part of the page that contains them. */
  links: Record<'header' | 'main' | 'footer' | 'body', PageLink[]>;
  /** The opening hours, one list of rows such as 'Monday Closed' per place that shows them. */
  hours: string[][];
  /** The JSON-LD objects. */
  jsonLd: JsonLdObject[];
  headings: number;
  lang: string | undefined;
  canonical: string | undefined;
  /** The content of `meta name=robots`. */
  robots: string | undefined;
};

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Requests and parses a page. @throws Error when the status is not `status`. */
export async function fetchServedPage(
  request: APIRequestContext,
  path: string,
  status = 200,
): Promise<ServedPage> {
  const response = await request.get(path);
  if (response.status() !== status) {
    throw new Error(`${path} answered ${response.status()}, not ${status}.`);
  }
  const $ = load(await response.text());
  const jsonLd = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as JsonLdObject);
  $('script, style, svg, noscript, without-script').remove();
  const part = { header: 'body header:first', main: 'main', footer: 'body footer:last' } as const;
  // Separate adjacent elements, such as a name and its price, by a space, also when the HTML has
  // none; keep the spaces of sentences.
  $('*')
    .filter((_, element) => element.nextSibling?.type !== 'text')
    .append(' ');
  const text = (selector: string) => collapseSpaces($(selector).text());
  const linksOf = (selector: string): PageLink[] =>
    $(`${selector} a[href]`)
      .toArray()
      .map((link) => ({
        text: collapseSpaces($(link).text()).replace(/ ?\(.*opens in a new tab\)$/, ''),
        href: $(link).attr('href') ?? '',
        target: $(link).attr('target'),
        rel: $(link).attr('rel'),
      }));
  return {
    path,
    title: collapseSpaces($('title').first().text()),
    description: $('meta[name=description]').attr('content') ?? '',
    main: text(part.main),
    header: text(part.header),
    footer: text(part.footer),
    h1: text('h1'),
    ids: new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? ''),
    ),
    links: {
      header: linksOf(part.header),
      main: linksOf(part.main),
      footer: linksOf(part.footer),
      body: linksOf('body'),
    },
    hours: $('table')
      .toArray()
      .map((table) =>
        $(table)
          .find('tr')
          .toArray()
          .map((row) => collapseSpaces($(row).text())),
      )
      .filter(([first = '']) => first.startsWith('Monday')),
    jsonLd,
    headings: $('h1').length,
    lang: $('html').attr('lang'),
    canonical: $('link[rel=canonical]').attr('href'),
    robots: $('meta[name=robots]').attr('content'),
  };
}
