import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** Creates a self-signed certificate in a folder. @returns the paths of key and certificate. */
export function createSelfSignedCertificate(
  folder: string,
  host: string,
): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${host}`, ...files],
    { stdio: 'ignore' },
  );
  return { key, certificate };
}
