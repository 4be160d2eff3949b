import { parseArguments } from '#server/settingsFile.ts';
import { build } from './build.ts';
import { runOrExit } from './commands.ts';

// `npm start`: builds if something changed, then serves the site and the API.
parseArguments({});
await runOrExit(build);
await import('#server/index.ts');
