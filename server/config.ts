import { resolve } from 'node:path';
import * as z from 'zod';
import { studio } from '#content/studio.ts';
import { defaultLimits, type Limits } from './http/limits.ts';

/** A setting that the server cannot start with; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const projectRoot = resolve(import.meta.dirname, '..');

// An empty variable counts as one that is not set: that is how compose files and units write it.
const unset = (value: unknown) => (value === '' ? undefined : value);
const text = (error: string) => z.preprocess(unset, z.string({ error }).optional());
const wholeNumber = (min: number, max: number, fallback: number, error: string) =>
  z.preprocess(
    unset,
    z
      .string({ error })
      .regex(/^\d{1,6}$/, error)
      .transform(Number)
      .refine((value) => value >= min && value <= max, error)
      .default(fallback),
  );
const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  fallback: T[number],
  error: string,
) => z.preprocess(unset, z.enum(values, { error }).default(fallback as never));
const address = (protocol: RegExp, error: string) =>
  z.preprocess(unset, z.url({ protocol, error }).optional());
const points = (kind: keyof Limits) => {
  const name = `LIMIT_${kind.toUpperCase()}`;
  const error = `${name} must be a whole number from 1 to 999999.`;
  return wholeNumber(1, 999_999, defaultLimits[kind].points, error);
};

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 3000, 'PORT must be a whole number from 0 to 65535.'),
  HOST: text('HOST must be a host name or an IP address.'),
  DATA_DIR: text('DATA_DIR must be the path of a folder.'),
  BUILD_DIR: text('BUILD_DIR must be the path of a folder.'),
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    "DATABASE_URL must start with 'postgres://'; leave it out to use SQLite.",
  ),
  SMTP_URL: address(
    /^smtps?$/,
    "SMTP_URL must look like 'smtps://user:password@mail.example.com:465'.",
  ),
  MAIL_FROM: z.preprocess(
    unset,
    z.email('MAIL_FROM must be one e-mail address, such as orders@example.com.').optional(),
  ),
  PUBLIC_URL: address(
    /^https?$/,
    "PUBLIC_URL must look like 'https://www.example.com', without a path.",
  ),
  SQUARE_ACCESS_TOKEN: text('SQUARE_ACCESS_TOKEN must be text.'),
  SQUARE_LOCATION_ID: text('SQUARE_LOCATION_ID must be text.'),
  SQUARE_ENVIRONMENT: choice(
    ['sandbox', 'production'],
    'sandbox',
    "SQUARE_ENVIRONMENT must be 'sandbox' or 'production'.",
  ),
  DEMO: choice(['0', '1'], '0', "DEMO must be '1' or '0'."),
  TRUST_PROXY: wholeNumber(
    0,
    10,
    0,
    'TRUST_PROXY must be the number of proxies in front of the server, from 0 to 10.',
  ),
  LIMIT_READS: points('reads'),
  LIMIT_MESSAGES: points('messages'),
  LIMIT_ORDERS: points('orders'),
  LIMIT_PAYMENTS: points('payments'),
  LIMIT_SOCKETS: wholeNumber(
    1,
    999_999,
    200,
    'LIMIT_SOCKETS must be a whole number from 1 to 999999.',
  ),
  LOG_LEVEL: choice(
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    'info',
    'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
  ),
});

export type SquareSettings = {
  accessToken: string;
  locationId: string;
  environment: 'sandbox' | 'production';
};

export type Config = {
  port: number;
  host: string | undefined;
  dataDir: string;
  buildDir: string;
  /** `undefined` means SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** `undefined` means `.eml` files in `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The origin at which visitors find the site, without a slash at the end. */
  publicUrl: string;
  /** `undefined` means the simulated gateway. */
  square: SquareSettings | undefined;
  /** How many proxies in front of the server are trusted to name the visitor's address. */
  trustProxy: number;
  /** How many requests of each kind one address may send. */
  limits: Limits;
  /** How many connections one address may hold open; those of a trusted proxy are not counted. */
  socketsPerAddress: number;
  logLevel: string;
};

/**
 * Reads the settings from environment variables.
 * @param options.serving false for a command: it takes no orders, so the demo parts are not refused.
 * @throws ConfigError with one sentence, which names the variable and never repeats its value.
 */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  { serving = true }: { serving?: boolean } = {},
): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues[0]?.message ?? 'The settings are not valid.');
  }
  const env = parsed.data;
  const publicUrl = new URL(env.PUBLIC_URL ?? studio.publicUrl);
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash || publicUrl.username) {
    throw new ConfigError("PUBLIC_URL must look like 'https://www.example.com', without a path.");
  }
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
  refuseDemoParts({
    https: serving && publicUrl.protocol === 'https:',
    demo: env.DEMO === '1',
    square,
    fileMail: !env.SMTP_URL,
  });
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR ?? 'data'),
    buildDir: env.BUILD_DIR ? resolve(env.BUILD_DIR) : resolve(projectRoot, 'build/client'),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? studio.email,
    publicUrl: publicUrl.origin,
    square,
    trustProxy: env.TRUST_PROXY,
    limits: {
      reads: { ...defaultLimits.reads, points: env.LIMIT_READS },
      messages: { ...defaultLimits.messages, points: env.LIMIT_MESSAGES },
      orders: { ...defaultLimits.orders, points: env.LIMIT_ORDERS },
      payments: { ...defaultLimits.payments, points: env.LIMIT_PAYMENTS },
    },
    socketsPerAddress: env.LIMIT_SOCKETS,
    logLevel: env.LOG_LEVEL,
  };
}

/** Whether no card is charged: simulated payments and Square's sandbox alike (ruling 45). */
export const isDemo = ({ square }: Pick<Config, 'square'>): boolean =>
  square?.environment !== 'production';

/** A public site must not take orders that nobody charges, or write mail that nobody reads (ruling 23). */
function refuseDemoParts(parts: {
  https: boolean;
  demo: boolean;
  square: SquareSettings | undefined;
  fileMail: boolean;
}) {
  if (!parts.https || parts.demo) return;
  if (!parts.square) {
    throw new ConfigError(
      'PUBLIC_URL is https but payments are simulated: set SQUARE_ACCESS_TOKEN and SQUARE_LOCATION_ID, or DEMO=1 for a demonstration.',
    );
  }
  if (parts.square.environment === 'sandbox') {
    throw new ConfigError(
      "PUBLIC_URL is https but Square's sandbox charges nobody: set SQUARE_ENVIRONMENT=production, or DEMO=1 for a demonstration.",
    );
  }
  if (parts.fileMail) {
    throw new ConfigError(
      'PUBLIC_URL is https but mail only goes to files: set SMTP_URL, or DEMO=1 for a demonstration.',
    );
  }
}
