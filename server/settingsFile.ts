import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv, type ParseArgsConfig } from 'node:util';

// Imported first, before any setting is read: `--env-file <file>` names a file of NAME=value lines,
// for the server, the build and the owner's commands. Environment variables override it.
const given = process.argv.findIndex((word) => /^--env-file(=|$)/.test(word));
if (given !== -1) {
  const [, inOneWord] = process.argv[given]?.split(/=(.*)/s) ?? [];
  const file = inOneWord ?? process.argv[given + 1] ?? '';
  process.argv.splice(given, inOneWord === undefined ? 2 : 1);
  try {
    // Without the byte order mark that some editors write.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  } catch {
    console.error(`The settings file '${file}' cannot be read.`);
    process.exit(1);
  }
}

// npm's shell forwards no stop signal: without this the server would stay on its port.
const startedBy = process.ppid;
const stopWithoutParent = () => {
  if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM');
};
if (process.env.npm_lifecycle_event) setInterval(stopWithoutParent, 500).unref();

/** Parses a program's arguments; an unknown one exits with one sentence. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message.split('. ', 1)[0]}.`);
    process.exit(1);
  }
}
