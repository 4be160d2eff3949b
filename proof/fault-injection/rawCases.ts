import { gzipSync } from 'node:zlib';

const json = 'Host: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n';
const close = 'Host: localhost\r\nConnection: close\r\n';
const order = (headers: string, body: string) =>
  `POST /api/orders HTTP/1.1\r\n${headers}\r\n${body}`;
const zipped = gzipSync('{"a":1}');

/** Raw requests that no browser sends. */
export const rawCases: readonly (readonly [string, Buffer | string])[] = [
  ['nothing but line ends', '\r\n\r\n\r\n\r\n'],
  ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
  ['a TLS hello', Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x03])],
  ['an unknown method', `BREW /api/orders HTTP/1.1\r\n${close}\r\n`],
  ['a method in small letters', `get / HTTP/1.1\r\n${close}\r\n`],
  ['an unknown version', `GET / HTTP/9.9\r\n${close}\r\n`],
  ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\nHost: a\r\n${close}\r\n`],
  ['a star for an address', `OPTIONS * HTTP/1.1\r\n${close}\r\n`],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${close}\r\n`],
  ['TRACE', `TRACE /api/orders HTTP/1.1\r\n${close}\r\n`],
  ['an address with a NUL', `GET /\0 HTTP/1.1\r\n${close}\r\n`],
  ['an address with a broken escape', `GET /%E0%A4%A HTTP/1.1\r\n${close}\r\n`],
  ['an API address with a broken escape', `GET /api/%E0%A4%A HTTP/1.1\r\n${close}\r\n`],
  ['a very long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${close}\r\n`],
  ['a very long query', `GET /api/services?${'a=b&'.repeat(3_000)} HTTP/1.1\r\n${close}\r\n`],
  ['very long headers', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}\r\n${close}\r\n`],
  ['very many headers', `GET / HTTP/1.1\r\n${'X-A: b\r\n'.repeat(2_000)}${close}\r\n`],
  ['a NUL in a header', `GET / HTTP/1.1\r\nX-Nul: a\0b\r\n${close}\r\n`],
  ['a folded header', `GET / HTTP/1.1\r\nX-Fold: a\r\n b\r\n${close}\r\n`],
  ['a header without a name', `GET / HTTP/1.1\r\n: x\r\n${close}\r\n`],
  ['a broken cookie', `GET /contact HTTP/1.1\r\nCookie: contact_seen=%E0;;=\r\n${close}\r\n`],
  [
    'a broken forwarded address',
    `GET /api/services HTTP/1.1\r\nX-Forwarded-For: ,,x,\r\n${close}\r\n`,
  ],
  ['a negative length', order(`${json}Content-Length: -1\r\n`, '{}')],
  ['a length that is no number', order(`${json}Content-Length: ten\r\n`, '{}')],
  ['two lengths', order(`${json}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}')],
  [
    'a length and chunks',
    order(`${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
  ],
  ['an unknown transfer encoding', order(`${json}Transfer-Encoding: cow\r\n`, '{}')],
  ['broken chunks', order(`${json}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n')],
  [
    'chunks that are too large',
    order(`${json}Transfer-Encoding: chunked\r\n`, `9000\r\n${'x'.repeat(0x9000)}\r\n0\r\n\r\n`),
  ],
  ['a body that never comes', order(`${json}Content-Length: 100\r\n`, '')],
  ['half a body', order(`${json}Content-Length: 100\r\n`, '{"customerName":')],
  ['a body of zeros', order(`${json}Content-Length: 8\r\n`, '\0'.repeat(8))],
  ['a huge announced length', order(`${json}Content-Length: 99999999999\r\n`, '{}')],
  ['an expectation', order(`${json}Expect: tea\r\nContent-Length: 2\r\n`, '{}')],
  ['gzip that is none', order(`${json}Content-Encoding: gzip\r\nContent-Length: 2\r\n`, '{}')],
  [
    'gzip that is one',
    Buffer.concat([
      Buffer.from(
        order(`${json}Content-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\n`, ''),
      ),
      zipped,
    ]),
  ],
  [
    'an unknown charset',
    order(`${json.replace('json', 'json; charset=klingon')}Content-Length: 2\r\n`, '{}'),
  ],
  [
    'bytes that are no UTF-8',
    Buffer.concat([
      Buffer.from(order(`${json}Content-Length: 4\r\n`, '')),
      Buffer.from([0x22, 0xff, 0xfe, 0x22]),
    ]),
  ],
  [
    'two requests in one',
    `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /nothing HTTP/1.1\r\n${close}\r\n`,
  ],
  ['an upgrade', `GET / HTTP/1.1\r\nUpgrade: websocket\r\nHost: x\r\nConnection: Upgrade\r\n\r\n`],
];
