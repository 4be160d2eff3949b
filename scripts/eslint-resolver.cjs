// Resolves '#module/file.ts' (by package.json's imports) and './file.ts' for the import rules.
const { existsSync } = require('node:fs');
const path = require('node:path');
const { imports } = require('../package.json');

const root = path.join(__dirname, '..');

/** @type {(source: string, file: string) => { found: boolean, path?: string | null }} */
function resolve(source, file) {
  const alias = /^#([^/]+)\/(.+)$/.exec(source);
  const target = alias && imports[`#${alias[1]}/*`];
  const candidate = target
    ? path.join(root, target.replace('*', alias[2]))
    : source.startsWith('.') && path.resolve(path.dirname(file), source);
  return candidate && existsSync(candidate) ? { found: true, path: candidate } : { found: false };
}

module.exports = { interfaceVersion: 2, resolve };
