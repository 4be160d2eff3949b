import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The anchors of a Markdown file's headings, as GitHub generates them. */
const anchorsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const markdown = globSync('{*.md,{docs,art,owner,proof,packages}/**/*.md}', {
  exclude: ['**/node_modules/**'],
});

it.each(markdown)('links and anchors in %s resolve', (file) => {
  const links = [
    ...readFileSync(file, 'utf8').matchAll(/\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"/g),
  ].map(([, link, source = '']) => link ?? source);
  const broken = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsIn(target).includes(anchor);
    });
  expect(broken).toEqual([]);
});
