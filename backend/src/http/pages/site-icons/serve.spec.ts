import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { iconAddress } from '../../../contract/device/site-icons.ts';
import { logoOf } from '../../../contract/domains/logo.ts';
import { PRODUCT_LOOK } from '../../../contract/domains/site-look.ts';
import type { Media } from '../../../ports/media.ts';
import { ICON_NAMES } from './draw-icons.ts';
import { serveSiteIcons } from './serve.ts';

const LOGO = '0199a3c0-7d1e-7abc-8def-0123456789ab-320x96.png';
const ICON = LOGO.slice(0, 36);
const FAVICON = iconAddress(ICON, 'favicon-32');

let root = '';
let server: Server;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'icons-'));
  mkdirSync(join(root, 'web-public', 'dist'), { recursive: true });
  for (const name of ICON_NAMES)
    writeFileSync(join(root, 'web-public', 'dist', `${name}.png`), `the product's ${name}`);
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
  rmSync(root, { recursive: true });
});

/** Serves the icons of a logo that `icons` draws. Returns what answers a path. */
async function serving(icons: Media['icons']) {
  const app = express();
  const look = { ...PRODUCT_LOOK, logo: logoOf(LOGO), icon: ICON };
  serveSiteIcons(app, {
    logger: pino({ level: 'silent' }),
    media: { icons },
    settings: { appsRoot: root, look },
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const { status, headers } = answer;
    return { status, kept: headers.get('cache-control'), text: await answer.text() };
  };
}

it('sends the icons of a logo, to be kept', async () => {
  const answer = await serving(async () => ICON_NAMES.map((name) => Buffer.from(`own ${name}`)));
  expect(await answer(FAVICON)).toEqual({
    status: 200,
    kept: 'public, max-age=31536000, immutable',
    text: 'own favicon-32',
  });
  expect(await answer('/apple-touch-icon.png')).toMatchObject({ text: 'own touch-icon-180' });
});

it.each([
  ['the process for pictures fails', () => Promise.reject(new Error('killed'))],
  ['the logo is gone', () => Promise.resolve({ reason: 'missing' } as const)],
])('sends those of the product for a minute where %s', async (_why, icons) => {
  const answer = await serving(icons);
  const brief = { status: 200, kept: 'public, max-age=60' };
  expect(await answer('/favicon.ico')).toEqual({ ...brief, text: "the product's favicon-32" });
  expect(await answer(FAVICON)).toEqual({ ...brief, text: "the product's favicon-32" });
  expect(await answer(iconAddress(ICON, 'icon-512'))).toEqual({ ...brief, text: "the product's icon-512" });
});

it('draws again after a minute, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const icons = vi
    .fn<Media['icons']>()
    .mockRejectedValueOnce(new Error('killed'))
    .mockResolvedValue(ICON_NAMES.map((name) => Buffer.from(`own ${name}`)));
  const answer = await serving(icons);
  await answer(FAVICON);
  await answer(FAVICON);
  expect(icons).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(await answer(FAVICON)).toMatchObject({ text: 'own favicon-32' });
});
