import { describe, expect, it } from 'vitest';
import { studio } from '#content/studio.ts';
import { ConfigError, isDemo, misspelledSettings, readConfig } from '#server/config.ts';

const square = { SQUARE_ACCESS_TOKEN: 'token', SQUARE_LOCATION_ID: 'L1' };

describe('server settings', () => {
  it('have defaults that need no configuration', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      smtpUrl: undefined,
      square: undefined,
      mailFrom: studio.email,
      publicUrl: studio.publicUrl,
      trustProxy: 0,
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://example.com/shop' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ PORT: '80.5' }, 'PORT'],
    [{ PORT: '1e3' }, 'PORT'],
    [{ TRUST_PROXY: ' ' }, 'TRUST_PROXY'],
    [{ LIMIT_SOCKETS: '0' }, 'LIMIT_SOCKETS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DEMO: 'true' }, 'DEMO'],
    [{ SQUARE_ACCESS_TOKEN: 'secret-token' }, 'SQUARE_LOCATION_ID'],
    [{ ...square, SQUARE_ENVIRONMENT: 'live' }, 'SQUARE_ENVIRONMENT'],
  ])('are rejected with one sentence if invalid: %o', (environment, name) => {
    let message = '';
    try {
      readConfig(environment);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    expect(message).toContain(name);
    expect(message).toMatch(/^[^\n]+\.$/);
    expect(message).not.toContain('secret-token');
  });

  it.each([
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['SQUARE_ACCES_TOKEN', 'SQUARE_ACCESS_TOKEN'],
    ['VITE_SQUARE_APLICATION_ID', 'VITE_SQUARE_APPLICATION_ID'],
    ['DATADIR', 'DATA_DIR'],
  ])('report the name %s', (name, meant) => {
    expect(misspelledSettings({ [name]: 'x' })).toEqual([
      `${name} is not a setting: did you mean ${meant}?`,
    ]);
  });

  it('do not report settings and names of other programs', () => {
    const names = 'PORT DATA_DIR NODE_ENV OWNER_DIR HOME PATH PWD USER HOSTNAME BUILD_ID PGPORT';
    const environment = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
    expect(misspelledSettings(environment)).toEqual([]);
  });

  it('reject simulated payments and file mail on a public site (ruling 23)', () => {
    const PUBLIC_URL = 'https://studio.example';
    expect(() => readConfig({ PUBLIC_URL })).toThrow('payments are simulated');
    const real = { ...square, SQUARE_ENVIRONMENT: 'production' };
    expect(() => readConfig({ PUBLIC_URL, ...real })).toThrow('mail only goes to files');
    expect(readConfig({ PUBLIC_URL, DEMO: '1' }).square).toBeUndefined();
    expect(readConfig({ PUBLIC_URL, ...real, SMTP_URL: 'smtps://u:p@mail.example' })).toMatchObject(
      {
        square: { environment: 'production' },
        publicUrl: PUBLIC_URL,
      },
    );
  });

  it("treat Square's sandbox as a demo (ruling 45)", () => {
    const sandbox = { ...square, SMTP_URL: 'smtps://u:p@mail.example' };
    const PUBLIC_URL = 'https://studio.example';
    expect(() => readConfig({ PUBLIC_URL, ...sandbox })).toThrow(
      "PUBLIC_URL is https but Square's sandbox charges nobody: set SQUARE_ENVIRONMENT=production, or DEMO=1 for a demonstration.",
    );
    expect(isDemo(readConfig({ PUBLIC_URL, ...sandbox, DEMO: '1' }))).toBe(true);
    expect(isDemo(readConfig({ ...sandbox, SQUARE_ENVIRONMENT: 'production' }))).toBe(false);
    expect(isDemo(readConfig({}))).toBe(true);
  });
});
