import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOutboxMailer } from '../../../adapters/outbox/mailer.ts';
import { serveDevOutbox } from './serve.ts';

const MAIL = { to: 'ada@example.com', text: 'the text', language: 'en', id: 'm' };
let folder: string;
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-outbox-'));
  let minute = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 22, 10, minute++)) };
  const mailer = openOutboxMailer({ folder, from: 'q@q.example', logger: pino({ level: 'silent' }), clock });
  await mailer.send({ ...MAIL, subject: 'The <first>', html: '<p>one</p>' });
  await mailer.send({ ...MAIL, subject: '012345 is your code', html: '<p>two</p>' });
  await mailer.close();
  await writeFile(join(folder, 'secret.txt'), 'a secret');
  const app = express();
  serveDevOutbox(app, folder);
  server = createServer(app).listen(0);
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
}

function get(path: string, headers: Record<string, string> = {}, host = '127.0.0.1'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request(
      { host, port, path, headers: { host: `localhost:${port}`, ...headers } },
      (answer) => {
        let body = '';
        answer.on('data', (part: Buffer) => {
          body += part.toString();
        });
        answer.on('end', () => resolve({ status: answer.statusCode, body }));
      },
    );
    asked.on('error', reject).end();
  });
}

it('lists the mails, the newest first, and shows one', async () => {
  const { status, body } = await get('/dev/outbox');

  expect(status).toBe(200);
  expect(body).toContain('The &lt;first&gt;');
  expect(body.indexOf('012345 is your code')).toBeLessThan(body.indexOf('The &lt;first&gt;'));
  const path = /href="(\/dev\/outbox\/[^"]+)"/.exec(body)?.[1] ?? '';
  expect((await get(path)).body).toContain('<p>two</p>');
});

it.each(['secret.txt', 'none.eml', '..%2Fsecret.eml', '%2e%2e%2f%2e%2e%2fetc%2fpasswd'])(
  'shows no other file: %s',
  async (file) => {
    expect(await get(`/dev/outbox/${file}`)).toMatchObject({ status: 404 });
  },
);

it.each([
  ['a proxy', { 'x-forwarded-for': '127.0.0.1' }],
  ['another proxy', { forwarded: 'for=127.0.0.1' }],
  ['another name of this host', { host: 'rebound.example' }],
  ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
])('shows nothing to a caller through %s', async (_what, headers) => {
  const { status, body } = await get('/dev/outbox', headers);
  expect(status).toBe(404);
  expect(body).not.toContain('012345');
});

const other = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal);

it.runIf(other)('shows nothing to another address than loopback', async () => {
  expect(await get('/dev/outbox', {}, other?.address)).toMatchObject({ status: 404 });
});
