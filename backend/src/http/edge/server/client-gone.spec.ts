import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unexpectedErrors } from '../answers/error-answers.ts';
import { answerClientErrors } from './client-errors.ts';
import { abandoned } from './client-gone.ts';

const lines: string[] = [];
let folder: string;
let server: Server;
let ended = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-abandoned-'));
  await writeFile(join(folder, 'page.html'), '<!doctype html>');
  const app = express();
  app.use((_request, response, next) => {
    response.once('close', () => {
      ended += 1;
    });
    next();
  });
  app.get('/page', (_request, response, next) => {
    response.sendFile('page.html', { root: folder }, next);
  });
  app.get('/ended', (request, _response, next) => {
    request.socket.end();
    next(Object.assign(new Error('Request aborted'), { code: 'ECONNABORTED' }));
  });
  app.get('/broken', () => Promise.reject(Object.assign(new Error('a disk'), { code: 'EIO' })));
  app.use(abandoned, unexpectedErrors(pino({}, { write: (line) => void lines.push(line) })));
  server = app.listen(0, '127.0.0.1');
  answerClientErrors(server);
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request, and whatever follows it, and waits until its response has ended. */
async function send(text: string): Promise<void> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const before = ended;
  const socket = connect(address.port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(text);
  await expect.poll(() => ended).toBeGreaterThan(before);
  socket.destroy();
}

const HEAD = 'HTTP/1.0\r\nHost: localhost\r\n\r\n';

it('a request with something else than HTTP behind it is no error line', async () => {
  for (let time = 0; time < 20; time += 1) await send(`HEAD /page ${HEAD}and more`);
  expect(lines).toEqual([]);
});

it('a connection that has ended and still closes is no error line', async () => {
  await send(`GET /ended ${HEAD}`);
  expect(lines).toEqual([]);
});

it('an error of ours is a line', async () => {
  await send(`GET /broken ${HEAD}`);
  await expect.poll(() => lines).toHaveLength(1);
});
