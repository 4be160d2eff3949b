import { expect, test } from 'vitest';
import { withStyledIds } from './styledIds.ts';

const id = (source: string, file = 'src/A.tsx') =>
  withStyledIds(source, file).match(/componentId: "(sc-[0-9a-f]{6})"/)?.[1];

test.each([
  'styled.a`color: red`',
  'styled(Link)`color: red`',
  'styled(Radix.Title)`color: red`',
  "styled(Grid).attrs({ as: 'ul' })`color: red`",
  'styled.input.withConfig(options)`color: red`',
])('%s gets an id', (source) => {
  expect(id(source)).toBeDefined();
  expect(withStyledIds(source, 'src/A.tsx')).toMatch(/\)?`color: red`$/);
});

test('the id depends on the file and the place, and on nothing else', () => {
  const source = 'const A = styled.a`x`; const B = styled.b`y`;';
  const ids = withStyledIds(source, 'src/A.tsx').match(/sc-[0-9a-f]{6}/g);
  expect(new Set(ids).size).toBe(2);
  expect(withStyledIds(source, 'src/A.tsx')).toBe(withStyledIds(source, 'src/A.tsx'));
  expect(id(source, 'src/B.tsx')).not.toBe(id(source, 'src/A.tsx'));
});

test('other code stays as it is', () => {
  const source = "import { styled } from 'styled-components'; const words = `styled`;";
  expect(withStyledIds(source, 'src/A.tsx')).toBe(source);
});
