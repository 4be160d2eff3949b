import { gzipSync } from 'node:zlib';

const close = 'Host: localhost\r\nConnection: close\r\n';
/** A request without a body; `headers` come first. */
const request = (path: string, headers = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\n${headers}${close}\r\n`;
/** An order with these headers, each with its line end. */
const order = (headers: string, body: string | Uint8Array, type = 'application/json') => {
  const json = `Host: localhost\r\nContent-Type: ${type}\r\nConnection: close\r\n`;
  const head = Buffer.from(`POST /api/orders HTTP/1.1\r\n${json}${headers}\r\n`);
  return Buffer.concat([head, Buffer.from(body)]);
};
const zipped = gzipSync('{"a":1}');

/** Raw requests that no browser sends. */
export const rawCases: readonly (readonly [string, Buffer | string])[] = [
  ['nothing but line ends', '\r\n\r\n\r\n\r\n'],
  ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
  ['a TLS hello', Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x03])],
  ['an unknown method', request('/api/orders', '', 'BREW')],
  ['a method in small letters', request('/', '', 'get')],
  ['an unknown version', `GET / HTTP/9.9\r\n${close}\r\n`],
  ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', request('/', 'Host: a\r\n')],
  ['a star for an address', request('*', '', 'OPTIONS')],
  ['CONNECT', request('evil.example:443', '', 'CONNECT')],
  ['TRACE', request('/api/orders', '', 'TRACE')],
  ['an address with a NUL', request('/\0')],
  ['an address with a broken escape', request('/%E0%A4%A')],
  ['an API address with a broken escape', request('/api/%E0%A4%A')],
  ['a very long address', request(`/${'a'.repeat(20_000)}`)],
  ['a very long query', request(`/api/services?${'a=b&'.repeat(3_000)}`)],
  ['very long headers', request('/', `X-Long: ${'a'.repeat(20_000)}\r\n`)],
  ['very many headers', request('/', 'X-A: b\r\n'.repeat(2_000))],
  ['a NUL in a header', request('/', 'X-Nul: a\0b\r\n')],
  ['a folded header', request('/', 'X-Fold: a\r\n b\r\n')],
  ['a header without a name', request('/', ': x\r\n')],
  ['a broken cookie', request('/contact', 'Cookie: contact_seen=%E0;;=\r\n')],
  ['a broken forwarded address', request('/api/services', 'X-Forwarded-For: ,,x,\r\n')],
  ['a negative length', order('Content-Length: -1\r\n', '{}')],
  ['a length that is no number', order('Content-Length: ten\r\n', '{}')],
  ['two lengths', order('Content-Length: 2\r\nContent-Length: 3\r\n', '{}')],
  [
    'a length and chunks',
    order('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  ],
  ['an unknown transfer encoding', order('Transfer-Encoding: cow\r\n', '{}')],
  ['broken chunks', order('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n')],
  [
    'chunks that are too large',
    order('Transfer-Encoding: chunked\r\n', `9000\r\n${'x'.repeat(0x9000)}\r\n0\r\n\r\n`),
  ],
  ['a body that never comes', order('Content-Length: 100\r\n', '')],
  ['half a body', order('Content-Length: 100\r\n', '{"customerName":')],
  ['a body of zeros', order('Content-Length: 8\r\n', '\0'.repeat(8))],
  ['a huge announced length', order('Content-Length: 99999999999\r\n', '{}')],
  ['an expectation', order('Expect: tea\r\nContent-Length: 2\r\n', '{}')],
  ['gzip that is none', order('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}')],
  [
    'gzip that is one',
    order(`Content-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\n`, zipped),
  ],
  ['an unknown charset', order('Content-Length: 2\r\n', '{}', 'application/json; charset=klingon')],
  [
    'bytes that are no UTF-8',
    order('Content-Length: 4\r\n', new Uint8Array([0x22, 0xff, 0xfe, 0x22])),
  ],
  [
    'two requests in one',
    `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /nothing HTTP/1.1\r\n${close}\r\n`,
  ],
  ['an upgrade', `GET / HTTP/1.1\r\nUpgrade: websocket\r\nHost: x\r\nConnection: Upgrade\r\n\r\n`],
];
