import { loadEnvFile } from 'node:process';
import { parseArgs, type ParseArgsConfig } from 'node:util';

// Loaded before anything that reads a setting: `--env-file <file>` names a file of lines NAME=value,
// for the server, the build and the owner's commands alike. What the environment has goes before it.
const given = process.argv.findIndex((word) => /^--env-file(=|$)/.test(word));
if (given !== -1) {
  const [, inOneWord] = process.argv[given]?.split(/=(.*)/s) ?? [];
  const file = inOneWord ?? process.argv[given + 1] ?? '';
  process.argv.splice(given, inOneWord === undefined ? 2 : 1);
  try {
    loadEnvFile(file);
  } catch {
    console.error(`The settings file '${file}' cannot be read.`);
    process.exit(1);
  }
}

/** Reads the arguments of a program; one that it does not know ends it with one sentence. */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message.split('. ', 1)[0]}.`);
    process.exit(1);
  }
}
