import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

/** What the build recorded about itself (`scripts/build.ts`); empty without a build. */
export type BuiltPages = {
  publicUrl?: string;
  squareLocationId?: string;
  /** Set when the pages include Square's card field. */
  squareApplicationId?: string | undefined;
};

/** The URL path of a page from its file in the build; Windows paths have backslashes. */
export const pageAddress = (file: string) =>
  `/${file.replaceAll('\\', '/')}`.replace(/(\/index)?\.html$/, '') || '/';

export function readBuiltPages(buildDir: string): BuiltPages {
  const file = join(buildDir, '../build-info.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltPages) : {};
}

/**
 * Checks that the build matches the settings before a public server starts.
 * @throws ConfigError without a build, or when its pages have another origin than `PUBLIC_URL`. A
 * localhost `PUBLIC_URL` is exempt: it is for trying a build out.
 */
export function requireMatchingBuild({ buildDir, publicUrl }: Config, built: BuiltPages): void {
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
 * Checks that the pages' card field matches the gateway (ruling 45): buyers who enter a card are
 * told whether it is charged, and nobody is charged without entering one.
 * @throws ConfigError with one sentence that names the setting to change.
 */
export function requireMatchingPayments(
  { square }: Config,
  { squareApplicationId }: BuiltPages,
): void {
  // Square's sandbox application ids have this prefix.
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

/** Charges always go to the server's location, so a difference is only a warning. */
export function squareLocationWarnings(
  locationId: string,
  { squareLocationId }: BuiltPages,
): string[] {
  if (squareLocationId === undefined || squareLocationId === locationId) return [];
  return [
    `The pages were built for the payment location '${squareLocationId}', the server charges for '${locationId}': set VITE_SQUARE_LOCATION_ID and build again.`,
  ];
}
