import { parseArguments } from '#server/settingsFile.ts';
import { buildIfChanged } from './build.ts';
import { runOrExit } from './commands.ts';

// `npm start`: builds if something changed, then serves the site and the API.
parseArguments({});
await runOrExit(buildIfChanged);
await import('#server/index.ts');
