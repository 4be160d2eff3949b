import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

/** What the build wrote down about itself (`scripts/build.ts`); nothing where there is none. */
export type BuiltPages = {
  publicUrl?: string;
  squareLocationId?: string;
  /** With it the pages have Square's card field. */
  squareApplicationId?: string;
};

/** The address of a page by its file in the build, which Windows names with backslashes. */
export const pageAddress = (file: string) =>
  `/${file.replaceAll('\\', '/')}`.replace(/(\/index)?\.html$/, '') || '/';

export function readBuiltPages(buildDir: string): BuiltPages {
  const file = join(buildDir, '../build-info.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltPages) : {};
}

/**
 * Holds the build against the settings before a server goes public.
 * @throws ConfigError without a build, or when its pages name another address than the server's. An
 * address of this machine alone is for trying a build out.
 */
export function refuseOtherBuild({ buildDir, publicUrl }: Config, built: BuiltPages): void {
  if (!existsSync(join(buildDir, 'index.html'))) {
    throw new ConfigError(`There is no build at ${buildDir}: run 'npm run build' first.`);
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  if (isLocal || built.publicUrl === undefined) return;
  if (new URL(built.publicUrl).origin === publicUrl) return;
  throw new ConfigError(
    `The pages were built for ${built.publicUrl} but PUBLIC_URL is ${publicUrl}: build again with the same PUBLIC_URL.`,
  );
}

/**
 * Compares the pages' card field with the gateway (ruling 45): buyers who type in a card must be told
 * whether it is charged, and no one is charged without typing one in.
 * @throws ConfigError with one sentence that says what to set.
 */
export function refuseOtherPayments({ square }: Config, { squareApplicationId }: BuiltPages): void {
  // Square's sandbox gives out ids with a beginning of their own.
  const isSandbox = squareApplicationId?.startsWith('sandbox-');
  const field = squareApplicationId && (isSandbox ? 'sandbox' : 'production');
  if (square?.environment === 'production' && !field) {
    throw new ConfigError(
      'SQUARE_ENVIRONMENT is production but the pages have no card field: set VITE_SQUARE_APPLICATION_ID and VITE_SQUARE_LOCATION_ID and build again.',
    );
  }
  if (square && field && field !== square.environment) {
    throw new ConfigError(
      `SQUARE_ENVIRONMENT is ${square.environment} but the pages were built with an application id of Square's ${field}: set VITE_SQUARE_APPLICATION_ID and build again.`,
    );
  }
  if (!square && field === 'production') {
    throw new ConfigError(
      'The pages ask for a card but payments are simulated: set SQUARE_ACCESS_TOKEN, SQUARE_LOCATION_ID and SQUARE_ENVIRONMENT=production.',
    );
  }
}

/** Charges go to the server's location in any case, so a difference is said and nothing is refused. */
export function locationWarnings(locationId: string, { squareLocationId }: BuiltPages): string[] {
  if (squareLocationId === undefined || squareLocationId === locationId) return [];
  return [
    `The pages were built for the payment location '${squareLocationId}', the server charges for '${locationId}': set VITE_SQUARE_LOCATION_ID and build again.`,
  ];
}
