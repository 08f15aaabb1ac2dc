import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handle } from '../../../commands/handle.ts';
import type { ImportCode } from '../../../domain/qr-code/imported.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { ScanJournal } from '../../../log/scan-journal.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { someSettings } from '../../../testing/settings.ts';
import { someSites } from '../../../testing/sites.ts';
import { Misses } from './misses.ts';
import { others } from './others.fixture.ts';
import { Resolver } from './resolver.ts';
import { ScanLimit } from './scan-limit.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const settings = { publicUrl: 'http://qlaim.example', trustProxy: 1 };
let fixture: Fixture;
let server: Server;
let base: string;

beforeEach(async () => {
  fixture = await openFixture();
  const logger = pino({ level: 'silent' });
  const siteOf = () => someSettings(settings);
  const misses = new Misses({ ...fixture, logger, siteOf, onRefused: () => undefined }, settings);
  const scans = new ScanJournal({ ...fixture, store: fixture.events, logger }, 0);
  const resolver = new Resolver(
    {
      ...fixture,
      scans,
      scanLimit: new ScanLimit(1),
      misses,
      sites: someSites(fixture, settings),
      logger,
      findCaller: async () => undefined,
    },
    {
      isOurs: () => false,
      redirectUncounted: false,
      flaggedDestinations: 'warn',
    },
  );
  server = createServer((request, response) => {
    if (!resolver.handle(request, response, others)) response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await fixture.close();
});

const open = (path: string, from = '203.0.113.7') =>
  fetch(`${base}/${path}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': from, 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
const leadsTo = async (path: string) => (await open(path)).headers.get('location');

async function take(code: string, link: string, more: Partial<ImportCode> = {}) {
  const row = { printed: code, address: null, link, name: '', note: '', tags: [], createdAt: null };
  const of = { batchId: 'import-1', index: 0, source: 'csv', claimable: false };
  await handle(fixture, QR_CODE, ADMIN, code, { type: 'import', ...of, ...row, ...more });
}

it('lead where they led, letter by letter, also as long as nobody owns them', async () => {
  await take('aB3', 'https://shop.example/one');
  await take('ab3', 'https://shop.example/two', { claimable: true });
  expect(await leadsTo('aB3?utm=1')).toBe('https://shop.example/one');
  expect(await leadsTo('ab3')).toBe('https://shop.example/two');
  expect((await open('AB3')).status).toBe(404);
});

it('are found once they are imported, where they were missed before', async () => {
  expect((await open('x_1')).status).toBe(404);
  await take('x_1', 'https://shop.example/late');
  expect(await leadsTo('x_1')).toBe('https://shop.example/late');
});

it('leave the paths of the product to it, before any look-up', async () => {
  expect((await open('login')).status).toBe(418);
  expect((await open('robots.txt')).status).toBe(418);
});

it('may be tried as seldom as ours', async () => {
  const tried: number[] = [];
  for (let n = 0; n < 63; n += 1) tried.push((await open(`guess-${n}`)).status);
  expect(tried.filter((status) => status === 429)).toHaveLength(3);
  expect((await open('guess-0', '203.0.113.8')).status).toBe(404);
});

it('answer from memory once they are known', async () => {
  await take('aB3', 'https://shop.example/one');
  await leadsTo('aB3');
  const load = vi.spyOn(fixture.log, 'load');
  await leadsTo('aB3');
  expect(load).not.toHaveBeenCalled();
});
