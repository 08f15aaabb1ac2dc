import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveApps } from './apps.ts';

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-apps-'));
  await mkdir(join(folder, 'web-user', 'dist'), { recursive: true });
  await writeFile(join(folder, 'web-user', 'dist', 'index.html'), '<!doctype html>');
  const app = express();
  serveApps(app, folder);
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (path: string, headers: Record<string, string> = {}) => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return fetch(`http://127.0.0.1:${address.port}${path}`, { headers });
};

it.each([
  [{}, 200],
  [{ range: 'bytes=99999-' }, 200],
  [{ 'if-match': '"another"' }, 412],
])('a request of a page with the headers %o gets %i', async (headers, status) => {
  expect((await open('/login', headers)).status).toBe(status);
});

it('a request of a page of an app that was not built gets 503', async () => {
  expect((await open('/welcome')).status).toBe(503);
});
