import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSOLE_FIRST_READS } from '../../contract/pages.ts';
import { someSettings } from '../../testing/settings.ts';
import { failedConditions } from '../edge/server/failed-conditions.ts';
import { serveApps } from './apps.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-apps-'));
  await mkdir(join(folder, 'web-user', 'dist'), { recursive: true });
  await writeFile(join(folder, 'web-user', 'dist', 'login.html'), '<!doctype html>');
  await writeBuilt('page.js', SCRIPT);
  await writeBuilt('page.js.br', brotliCompressSync(SCRIPT));
  await writeBuilt('page.js.gz', gzipSync(SCRIPT));
  await writeBuilt('font.woff2', 'a font');
  await writeBuilt('icon.svg', DRAWING);
  await writeBuilt('icon.svg.br', brotliCompressSync(DRAWING));
  await writeBuilt('../favicon.svg', DRAWING);
  const app = express();
  serveApps(app, someSettings({ appsRoot: folder }));
  app.use(failedConditions);
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function writeBuilt(name: string, content: string | Buffer): Promise<void> {
  const assets = join(folder, 'web-user', 'dist', 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, name), content);
}

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

it('a drawing names its charset (OWASP ASVS 4.1.1)', async () => {
  for (const path of ['/_user/assets/icon.svg', '/_user/favicon.svg'])
    for (const encoding of ['identity', 'br']) {
      const { headers } = await open(path, { 'accept-encoding': encoding });
      expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    }
});

it('a request of a page of an app that was not built gets 503', async () => {
  expect((await open('/admin')).status).toBe(503);
});

it('the console’s page names the first reads, with the list of codes on its own page alone', async () => {
  await mkdir(join(folder, 'web-admin', 'dist'), { recursive: true });
  await writeFile(join(folder, 'web-admin', 'dist', 'admin.html'), '<!doctype html>');
  const readsOf = async (path: string) =>
    Array.from(
      (await open(path)).headers.get('link')?.matchAll(/<([^>]+)>; rel=preload/g) ?? [],
      ([, read]) => read,
    );
  const { status, codes } = CONSOLE_FIRST_READS;
  expect(await readsOf('/admin')).toEqual([status, codes]);
  expect(await readsOf('/admin/people')).toEqual([status]);
  expect(await readsOf('/admin/?filter={}')).toEqual([status]);
  expect(await readsOf('/login')).toEqual([]);
  await rm(join(folder, 'web-admin'), { recursive: true });
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('an asset for a browser that accepts %s is encoded as %s', async (accepted, encoding) => {
  const answer = await open('/_user/assets/page.js', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(SCRIPT);
});

it('each encoding of an asset has an entity tag of its own, and is not sent again', async () => {
  const tags = new Set<string>();
  for (const accepted of ['br', 'gzip', 'identity']) {
    const { headers } = await open('/_user/assets/page.js', { 'accept-encoding': accepted });
    const tag = headers.get('etag') ?? '';
    tags.add(tag);
    const known = { 'accept-encoding': accepted, 'if-none-match': tag, 'cache-control': 'max-age=0' };
    const again = await open('/_user/assets/page.js', known);
    expect(again.status).toBe(304);
  }
  expect(tags.size).toBe(3);
});

it('a font, which is compressed already, is sent as it is', async () => {
  const answer = await open('/_user/assets/font.woff2', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('a font');
});
