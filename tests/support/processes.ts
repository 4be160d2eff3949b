import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A Node process started by a test. */
export type TestProcess = AsyncDisposable & {
  child: ChildProcess;
  /** All of its output. */
  output(): string;
  /** Resolves with the first capture group in its output. @throws Error when it exits before. */
  waitForOutput(words: RegExp): Promise<string>;
  /** Resolves with its URL once it listens. */
  ready(): Promise<string>;
  /** Resolves when the process has exited. */
  ended(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/**
 * Runs a script with this process's Node. `OWNER_DIR` is the tests' folder, so that it has
 * the prices that tests expect.
 */
export function runScript(
  script: string,
  env: Record<string, string | undefined>,
  options: { wrapper?: string[]; args?: string[] } = {},
): TestProcess {
  const [command = process.execPath, ...rest] = [
    ...(options.wrapper ?? []),
    process.execPath,
    // Without `--`, Node itself would interpret a following `--env-file`.
    '--',
    resolve(root, script),
    ...(options.args ?? []),
  ];
  const child = spawn(command, rest, {
    cwd: root,
    env: { PATH: process.env.PATH, OWNER_DIR: process.env.OWNER_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  const onOutput = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  const gone = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) => {
    child.once('close', (code, signal) => done({ code, signal }));
  });
  const waitForOutput = (words: RegExp) =>
    new Promise<string>((done, fail) => {
      const checkOutput = () => {
        const match = words.exec(text);
        if (match) done(match[1] ?? match[0]);
      };
      listeners.add(checkOutput);
      checkOutput();
      void gone.then(() => fail(new Error(`The process ended: ${text}`)));
    });
  const onExit = () => child.kill('SIGKILL');
  process.once('exit', onExit);
  void gone.then(() => process.off('exit', onExit));
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return {
    child,
    output: () => text,
    ended: () => gone,
    waitForOutput,
    ready: () => waitForOutput(/Ready at (\S+)/),
    kill,
    [Symbol.asyncDispose]: () => kill('SIGKILL'),
  };
}

/**
 * Runs the server of `serverProcess.ts` on a free port with a temporary database, without a build
 * of the site unless `BUILD_DIR` is set.
 */
export function runServer(
  dataDir: string,
  env: Record<string, string | undefined> = {},
  options: { wrapper?: string[] } = {},
): TestProcess {
  return runScript(
    'tests/support/serverProcess.ts',
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BUILD_DIR: join(dataDir, 'no-build'),
      LOG_LEVEL: 'error',
      ...env,
    },
    options,
  );
}

/** Serves the last build like `npm run serve`, with an empty database. */
export async function serveBuild(): Promise<AsyncDisposable & { url: string }> {
  const data = mkdtempDisposableSync(join(tmpdir(), 'studio-build-'));
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data.path, LOG_LEVEL: 'silent' };
  const server = runScript('server/index.ts', env);
  return {
    url: await server.ready(),
    async [Symbol.asyncDispose]() {
      await server.kill('SIGTERM');
      data.remove();
    },
  };
}
