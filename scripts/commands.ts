/** Runs a program; an error ends it with its message alone and exit code 1. */
export async function runOrExit(program: () => unknown): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * Runs the command named by the first argument, and removes that argument.
 * @param script the npm script with these commands.
 */
export async function runCommand(
  script: string,
  commands: Readonly<Record<string, () => unknown>>,
): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  if (Object.hasOwn(commands, name)) await commands[name]?.();
  else {
    const usage = `npm run ${script} -- ${Object.keys(commands).join('|')}`;
    console.error(`There is no command '${name}': ${usage}`);
    process.exitCode = 1;
  }
}
