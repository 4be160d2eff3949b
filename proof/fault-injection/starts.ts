import { runScript } from '#tests/support/processes.ts';
import { temporaryFolder } from './resources.ts';
import { runInParallel, resultOf, type Databases, type Result } from './result.ts';

const startOpenProcess = (env: Record<string, string | undefined>) =>
  runScript('tests/support/openProcess.ts', env);

/**
 * A data folder on which a process was killed during migration can be started again.
 * @param given.starts how many kills, spread over all statements of a first start.
 */
export async function testKilledMigrations(given: {
  starts: number;
  concurrency: number;
}): Promise<Result> {
  const dead: string[] = [];
  let killed = 0;
  using whole = temporaryFolder();
  const statements = Number(
    await startOpenProcess({ DATA_DIR: whole.path }).waitForOutput(/after (\d+) statements/),
  );
  await runInParallel(given.starts, given.concurrency, async (index) => {
    using folder = temporaryFolder();
    const DATA_DIR = folder.path;
    const at = 1 + Math.floor(((index % given.starts) * statements) / given.starts);
    const { signal } = await startOpenProcess({ DATA_DIR, KILL_AT: String(at) }).ended();
    if (signal === 'SIGKILL') killed += 1;
    const again = startOpenProcess({ DATA_DIR });
    if ((await again.ended()).code !== 0) dead.push(`dead after statement ${at}`);
  });
  if (killed !== given.starts) dead.push(`only ${killed} were killed`);
  return resultOf(
    `${given.starts} starts killed while they migrate: every folder starts again`,
    `${killed} killed at ${statements} statements, ${dead.length} dead folders`,
    dead,
  );
}

/** Milliseconds until both processes have loaded their code; then they open the database. */
const LOADED = 1_000;

/** Two processes that start at once on a new folder or database are both ready. */
export async function testConcurrentStarts(given: Databases & { rounds: number }): Promise<Result> {
  const problems: string[] = [];
  for (let round = 0; round < given.rounds; round += 1) {
    using folder = temporaryFolder();
    const DATABASE_URL = await given.createDatabase();
    const env = { DATA_DIR: folder.path, DATABASE_URL, OPEN_AT: String(Date.now() + LOADED) };
    const pair = [startOpenProcess(env), startOpenProcess(env)];
    for (const one of pair) {
      const { code } = await one.ended();
      if (code !== 0) problems.push(/Error: [^\n]*/.exec(one.output())?.[0] ?? `code ${code}`);
    }
  }
  return resultOf(
    `${given.rounds} times two starts at once: both up`,
    `${problems.length} did not come up`,
    problems,
  );
}
