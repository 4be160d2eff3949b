import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '#tests/support/server.ts';
import { placeOrder } from '#tests/support/shop.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const drill = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('deploy/restore-drill.sh', args, {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

describe('the restore drill', () => {
  it('reads a backup of the running shop in a folder of its own', async () => {
    const server = await startTestServer();
    const id = await placeOrder(server);
    const backup = join(mkdtempSync(join(tmpdir(), 'studio-backup-')), 'studio.sqlite');
    const source = new DatabaseSync(join(server.dataDir, 'studio.sqlite'));
    source.exec(`vacuum into '${backup}'`);
    source.close();
    await server.stop();
    const before = statSync(backup).mtimeMs;
    const { status, said } = drill(backup);
    expect(said).toContain(id.slice(0, 8).toUpperCase());
    expect(said).toContain('The backup can be restored');
    expect(status).toBe(0);
    expect(statSync(backup).mtimeMs).toBe(before);
  });

  it('fails on what is no backup', () => {
    expect(drill('/no/such.sqlite').status).toBe(1);
    const file = join(mkdtempSync(join(tmpdir(), 'studio-backup-')), 'studio.sqlite');
    writeFileSync(file, 'no database');
    expect(drill(file).status).not.toBe(0);
  });
});

describe.runIf(hasNginx && hasOpenssl)('the proxy’s settings', () => {
  it('are taken by the nginx of this machine', () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-nginx-'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com'].concat([
        ...['-keyout', key],
        ...['-out', certificate],
      ]),
      { stdio: 'ignore' },
    );
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
      // Whoever is not root may neither listen there nor write to the machine's log and folders.
      .replace(/(listen \S*?)(80|443)\b/g, (_, host, port) => `${host}${8_000 + Number(port)}`);
    const file = join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};\n`)
      .join('');
    writeFileSync(
      file,
      `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}${site}\n}\n`,
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-e', join(folder, 'log'), '-c', file], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  });
});
