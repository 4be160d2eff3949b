import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gatherReview, type ReviewOptions } from './gather.ts';
import { PANE } from './review.ts';

type StaticDirs = (string | { from: string; to: string })[];

/** Serves the results of the last runs as `review/`. */
export function staticDirs(dirs: StaticDirs = [], options: ReviewOptions): StaticDirs {
  const data = resolve('node_modules/.cache/storybook-review');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'data.json'), JSON.stringify(gatherReview(options)));
  const { ariaSnapshots = '', screenshots } = options;
  const folders = [
    { from: data, to: '/review' },
    { from: ariaSnapshots, to: '/review/aria-snapshots' },
    { from: screenshots?.baselines ?? '', to: '/review/baselines' },
    { from: screenshots?.run ?? '', to: '/review/screenshots' },
  ];
  const present = folders.filter(({ from }) => from && existsSync(from));
  return [...dirs, ...present.map(({ from, to }) => ({ from: resolve(from), to }))];
}

/** Gives each frame of a comparison separate storage, before any module reads it. */
export const previewHead = (head = ''): string => `${head}<script>
  if (window.name === '${PANE}') {
    class MemoryStorage {
      get length() { return Object.keys(this).length; }
      key(index) { return Object.keys(this)[index] ?? null; }
      getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
      setItem(key, value) { this[key] = String(value); }
      removeItem(key) { delete this[key]; }
      clear() { for (const key of Object.keys(this)) delete this[key]; }
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: new MemoryStorage() });
    }
  }
</script>`;
