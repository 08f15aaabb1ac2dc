import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';

const PUBLIC_URL = 'https://codes.shop.example';
const KEY = 'codes/0000000000/3f0a3b6e-4d26-4c53-9f2e-6f7d0f6c7a11/whole.png';
const PAGE = { accept: 'text/html' };

/** Answers of every part of the server: the resolver, cached pages, files, Express and the gate. */
const ANSWERS: readonly (readonly [name: string, status: number, path: string, request: RequestInit])[] = [
  ['a scan of an unknown code', 302, '/0000000000', {}],
  ['a scan by HEAD', 302, '/0000000000', { method: 'HEAD' }],
  ['a page of an unknown code', 302, '/info/0000000000', { headers: PAGE }],
  ['a forged address of a file', 403, `/files/${KEY}?signature=x`, {}],
  ['the preflight of an upload', 204, `/files/${KEY}`, { method: 'OPTIONS' }],
  ['a file that nobody may see', 404, `/files/${KEY}`, {}],
  ['an upload without permission', 403, `/files/${KEY}`, { method: 'PUT', body: 'x' }],
  ['a method that files do not have', 405, `/files/${KEY}`, { method: 'DELETE' }],
  ['the choice of a language', 303, '/welcome?language=de', { headers: PAGE }],
  ['a call without a session', 401, '/user/me', {}],
  ['an unknown page', 302, '/nothing/here', { headers: PAGE }],
  ['an unknown call', 404, '/nothing/here', { method: 'POST' }],
  [
    'a wrong body',
    400,
    '/user/login',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['the liveness check', 200, '/healthz', {}],
];

/** What every answer has, by ASVS 3.4.1, 3.4.3, 3.4.4 and 3.4.6. */
function expectSafe(headers: Headers): void {
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toMatch(/^(same-origin|strict-origin-when-cross-origin)$/);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/);
}

describe('every answer of a product on https keeps browsers safe', () => {
  const DATA_DIR = dataFolder();
  let program: RunningProgram;
  beforeAll(async () => {
    program = await RunningProgram.start({ DATA_DIR, PUBLIC_URL });
    await program.waitForResponse('/readyz', (_text, status) => status === 200);
  });
  afterAll(async () => {
    program.signal('SIGTERM');
    await program.ended();
  });

  it.each(ANSWERS)('%s', async (_name, status, path, request) => {
    const answer = await fetch(program.url + path, { redirect: 'manual', ...request });
    expect(answer.status).toBe(status);
    expectSafe(answer.headers);
  });

  it('a target without a path', async () => {
    const { port } = new URL(program.url);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    socket.write('GET http:// HTTP/1.1\r\nHost: localhost\r\n\r\n');
    let text = '';
    for await (const part of socket) text += part;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('Strict-Transport-Security: max-age=31536000; includeSubDomains\r\n');
    expect(text).toContain("frame-ancestors 'none'");
  });
});

it('a process without an api answers safely, also before it is ready', async () => {
  const program = await RunningProgram.start({
    DATA_DIR: dataFolder(),
    PUBLIC_URL,
    QLAIM_ROLE: 'projector',
  });
  await program.waitForResponse('/healthz', (_text, status) => status === 200);
  expectSafe((await fetch(`${program.url}/healthz`)).headers);
  await program.waitForResponse('/nothing', (_text, status) => status === 404);
  expectSafe((await fetch(`${program.url}/nothing`)).headers);
  program.signal('SIGTERM');
  await program.ended();
});
