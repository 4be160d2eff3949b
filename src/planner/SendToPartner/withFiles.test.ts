import { expect, test } from 'vitest';
import { withFiles } from './withFiles.ts';

const link = { title: 'Peek Planner', url: 'https://studio.example/peek-planner?week=31' };
const files = [new File(['image'], 'week-31.jpg', { type: 'image/jpeg' })];

test('files are shared with the link where the browser shares both', () => {
  const canShare = (data: ShareData) => data.files === files && data.url === link.url;
  expect(withFiles(link, files, { canShare })).toEqual({ ...link, files });
});

test.each([
  ['the browser shares no files', files, { canShare: () => false }],
  ['the browser lacks canShare', files, {}],
  ['there is no file', [], { canShare: () => true }],
])('only the link is shared where %s', (_, given, browser) => {
  expect(withFiles(link, given, browser)).toEqual(link);
});
