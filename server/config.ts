import { resolve } from 'node:path';
import { closestMatch } from 'leven';
import * as z from 'zod';
import { studio } from '#content/studio.ts';

/** A setting that prevents the start of the server; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const wholeNumberSetting = (min: number, max: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });

const badPublicUrl = "PUBLIC_URL must look like 'https://www.example.com', without a path.";

const environmentSchema = z.object({
  PORT: wholeNumberSetting(0, 65_535, 'PORT must be a whole number from 0 to 65535.').default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  BUILD_DIR: z.string().default(resolve(import.meta.dirname, '../build/client')),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "DATABASE_URL must start with 'postgres://'; leave it out to use SQLite.",
    })
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "SMTP_URL must look like 'smtps://user:password@mail.example.com:465'.",
    })
    .optional(),
  MAIL_FROM: z
    .email('MAIL_FROM must be one e-mail address, such as orders@example.com.')
    .default(studio.email),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: badPublicUrl })
    .transform((text) => new URL(text))
    .refine(({ href, origin }) => href === `${origin}/`, { error: badPublicUrl })
    .default(new URL(studio.publicUrl)),
  SQUARE_ACCESS_TOKEN: z.string().optional(),
  SQUARE_LOCATION_ID: z.string().optional(),
  SQUARE_ENVIRONMENT: z
    .enum(['sandbox', 'production'], "SQUARE_ENVIRONMENT must be 'sandbox' or 'production'.")
    .default('sandbox'),
  DEMO: z.enum(['0', '1'], "DEMO must be '1' or '0'.").default('0'),
  TRUST_PROXY: wholeNumberSetting(
    0,
    10,
    'TRUST_PROXY must be the number of proxies in front of the server, from 0 to 10.',
  ).default(0),
  LIMIT_SOCKETS: wholeNumberSetting(
    1,
    999_999,
    'LIMIT_SOCKETS must be a whole number from 1 to 999999.',
  ).default(200),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
    )
    .default('info'),
});

/** Settings that other parts read: the build and the owner's files. */
const otherSettings = ['OWNER_DIR', 'VITE_SQUARE_APPLICATION_ID', 'VITE_SQUARE_LOCATION_ID'];

/** A sentence for each variable whose name is nearly a setting's, such as `PUBLC_URL`. */
export function misspelledSettings(environment: NodeJS.ProcessEnv): string[] {
  const settings = [...Object.keys(environmentSchema.shape), ...otherSettings];
  return Object.keys(environment).flatMap((name) => {
    const maxDistance = Math.ceil(name.length / 8);
    const meant = closestMatch(name, settings, { maxDistance });
    return meant && meant !== name ? [`${name} is not a setting: did you mean ${meant}?`] : [];
  });
}

export type SquareSettings = {
  accessToken: string;
  locationId: string;
  environment: 'sandbox' | 'production';
};

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from environment variables.
 * @param options.serving false for a CLI command: it takes no orders, so demo parts are allowed.
 * @throws ConfigError with one sentence, which names the variable and never repeats its value.
 */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  { serving = true }: { serving?: boolean } = {},
) {
  // An empty variable counts as unset: compose files and systemd units write it that way.
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues[0]?.message ?? 'The settings are not valid.');
  }
  const env = parsed.data;
  if (Boolean(env.SQUARE_ACCESS_TOKEN) !== Boolean(env.SQUARE_LOCATION_ID)) {
    throw new ConfigError(
      'Set both SQUARE_ACCESS_TOKEN and SQUARE_LOCATION_ID, or neither for the simulated payments.',
    );
  }
  const square =
    env.SQUARE_ACCESS_TOKEN && env.SQUARE_LOCATION_ID
      ? {
          accessToken: env.SQUARE_ACCESS_TOKEN,
          locationId: env.SQUARE_LOCATION_ID,
          environment: env.SQUARE_ENVIRONMENT,
        }
      : undefined;
  const lacks = !square
    ? 'payments are simulated: set SQUARE_ACCESS_TOKEN and SQUARE_LOCATION_ID'
    : square.environment === 'sandbox'
      ? "Square's sandbox charges nobody: set SQUARE_ENVIRONMENT=production"
      : !env.SMTP_URL && 'mail only goes to files: set SMTP_URL';
  // A public site must not take orders without charging, or write mails to files (ruling 23).
  if (serving && env.PUBLIC_URL.protocol === 'https:' && env.DEMO === '0' && lacks) {
    throw new ConfigError(`PUBLIC_URL is https but ${lacks}, or DEMO=1 for a demonstration.`);
  }
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    buildDir: resolve(env.BUILD_DIR),
    /** `undefined` means SQLite in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** `undefined` means `.eml` files in `dataDir`. */
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    /** The origin of the public site, without a trailing slash. */
    publicUrl: env.PUBLIC_URL.origin,
    /** `undefined` means the simulated gateway. */
    square,
    /** How many proxies in front of the server are trusted to report the visitor's address. */
    trustProxy: env.TRUST_PROXY,
    /** How many open connections one address may have; a trusted proxy's do not count. */
    socketsPerAddress: env.LIMIT_SOCKETS,
    logLevel: env.LOG_LEVEL,
  };
}

/** Whether no card is charged: with simulated payments and with Square's sandbox (ruling 45). */
export const isDemo = ({ square }: Pick<Config, 'square'>): boolean =>
  square?.environment !== 'production';

/** Whether only the studio gets mail: a public demo writes mail to buyers into files (ruling 65). */
export const mailsOnlyStudio = (config: Pick<Config, 'square' | 'publicUrl'>): boolean =>
  isDemo(config) && config.publicUrl.startsWith('https:');
