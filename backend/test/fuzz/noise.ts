import fc from 'fast-check';

const TARGETS = [
  '/',
  '/api-docs/swagger-ui.css',
  '/openapi.json',
  'http://',
  'http://a/b',
  '*',
  '//',
  '/%',
  '/\u00ff',
];
const LINES = [
  'Host: localhost',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Connection: Upgrade',
  'Upgrade: h2c',
  'Range: bytes=0-,1-',
  'Content-Type: multipart/form-data; boundary=x',
  'X: \u0000',
];

const request = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'CONNECT',
      'BREW',
    ),
    target: fc.oneof(fc.constantFrom(...TARGETS), fc.string({ maxLength: 40 })),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', ''),
    lines: fc.subarray(LINES),
    rest: fc.string({ maxLength: 40 }),
  })
  .map(({ method, target, version, lines, rest }) =>
    Buffer.from(`${[`${method} ${target} ${version}`, ...lines].join('\r\n')}\r\n\r\n${rest}`, 'latin1'),
  );

/** Requests that are pipelined, often beyond what a connection may have waiting. */
const pipelined = fc
  .record({ target: fc.constantFrom(...TARGETS), count: fc.nat({ max: 200 }) })
  .map(({ target, count }) =>
    Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count), 'latin1'),
  );

/** What a connection sends: requests with a fault, pipelined requests, or any bytes. */
export const noise: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 3, arbitrary: request },
  { weight: 1, arbitrary: pipelined },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
);
