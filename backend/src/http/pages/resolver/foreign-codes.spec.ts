import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handle } from '../../../commands/handle.ts';
import type { ImportCode } from '../../../domain/qr-code/imported.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { type Scanned, scanned } from '../../../testing/scans/scanned.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
let fixture: Fixture;
let server: Scanned;

beforeEach(async () => {
  fixture = await openFixture();
  server = await scanned(fixture);
});
afterEach(async () => {
  server.close();
  await fixture.close();
});

const open = (path: string, from?: string) => server.open(path, from);
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
