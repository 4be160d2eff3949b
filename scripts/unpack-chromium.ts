import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packedFonts, packedParts, unpackedFolder } from './packed-chromium.ts';

// Screenshots must not depend on the machine: not on its libraries, fonts or language.
const start = `#!/bin/sh
here=$(cd "\${0%/*}" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib"
export FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="$here/cache"
export LC_ALL=C.UTF-8 LANGUAGE=en-US
exec "$here/chromium" "$@"
`;

const preferred = [
  ['sans-serif', 'Arimo'],
  ['system-ui', 'Arimo'],
  ['monospace', 'Arimo'],
  ['serif', 'Tinos'],
];

// The site's CSS requests Arimo by `local('Arimo')`, the full name in its older releases.
const fontconfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${packedFonts.map((folder) => `  <dir prefix="relative">${relative(unpackedFolder, folder)}</dir>`).join('\n')}
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match target="scan">
    <test name="fullname"><string>Arimo Regular</string></test>
    <edit name="fullname" mode="assign"><string>Arimo</string></edit>
  </match>
${preferred.map(([generic, family]) => `  <alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`).join('\n')}
</fontconfig>
`;

// Unpack elsewhere and rename: another process may unpack at the same time.
mkdirSync(dirname(unpackedFolder), { recursive: true });
const folder = mkdtempSync(`${unpackedFolder}-`);
try {
  // The package unpacks into the system's temporary folder.
  process.env.TMPDIR = folder;
  const { inflate } = await import('@sparticuz/chromium');
  const parts = ['chromium.br', 'al2023.tar.br'];
  await Promise.all(parts.map((part) => inflate(join(packedParts, part))));
  writeFileSync(join(folder, 'fonts.conf'), fontconfig);
  writeFileSync(join(folder, 'start.sh'), start, { mode: 0o755 });
  chmodSync(folder, 0o755);
  renameSync(folder, unpackedFolder);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
}
