import { readArguments } from '#server/settingsFile.ts';
import { buildIfChanged } from './build.ts';

// `npm start`: builds if something changed, then serves the site and the API.
readArguments({});
try {
  await buildIfChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('#server/index.ts');
