import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateBatch } from '../../../commands/codes/generate-batch.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { type Scanned, scanned } from '../../../testing/scans/scanned.ts';

const lines: string[] = [];
let refused = 0;
let fixture: Fixture;
let server: Scanned;
let code: string;

beforeEach(async () => {
  lines.splice(0);
  refused = 0;
  fixture = await openFixture();
  const batch = await generateBatch(fixture, { kind: 'admin', id: 'root' }, 1);
  code = (batch.ok && batch.value.codes[0]) || '';
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const onRefused = () => {
    refused += 1;
  };
  server = await scanned(fixture, { logger, onRefused });
});
afterEach(async () => {
  server.close();
  await fixture.close();
});

const open = (path: string, from: string, headers?: Record<string, string>) =>
  server.open(path, from, headers);

/** Tries codes that do not exist. Returns how many are answered as usual. */
async function miss(tries: number, from: string): Promise<number> {
  let answered = 0;
  for (let n = 0; n < tries; n += 1)
    if ((await open(String(n).padStart(10, '0'), from)).status === 302) answered += 1;
  return answered;
}

it('60 codes that do not exist may be tried a minute from one network, and more a minute later', async () => {
  expect(await miss(65, '203.0.113.7')).toBe(60);
  expect(await miss(1, '203.0.113.8')).toBe(1);
  fixture.pass(1);
  expect(await miss(65, '203.0.113.7')).toBe(60);
});

it('600 may be tried an hour', async () => {
  let answered = 0;
  for (let minute = 0; minute < 11; minute += 1) {
    answered += await miss(60, '203.0.113.7');
    fixture.pass(1);
  }
  expect(answered).toBe(600);
  fixture.pass(60);
  expect(await miss(1, '203.0.113.7')).toBe(1);
});

it('a household is one network, and a private network has no limit', async () => {
  expect(await miss(60, '2001:db8:1:2::1')).toBe(60);
  expect(await miss(1, '2001:db8:1:2:ffff::9')).toBe(0);
  expect(await miss(100, '192.168.0.9')).toBe(100);
});

it('a code that exists is always answered, and is no miss', async () => {
  for (let n = 0; n < 70; n += 1) expect((await open(code, '203.0.113.7')).status).toBe(302);
  expect(await miss(61, '203.0.113.7')).toBe(60);
  expect((await open(code, '203.0.113.7')).headers.get('location')).toMatch(/why=not-ready$/);
});

it('one too many is answered with a page in the language of the visitor, or with a line', async () => {
  await miss(60, '203.0.113.7');
  const page = await open('0000000000', '203.0.113.7', { accept: 'text/html', 'accept-language': 'de' });
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60']);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('<h1>Zu viele Versuche. Bitte warten Sie ein wenig</h1>');
  const line = await open('0000000000', '203.0.113.7', { accept: '*/*' });
  expect(line.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await line.text()).toBe('Too many tries. Please wait a little');
});

it('each refusal is counted, and one a minute is logged, without the address', async () => {
  await miss(63, '203.0.113.7');
  expect(refused).toBe(3);
  fixture.pass(1);
  await miss(62, '203.0.113.7');
  expect(refused).toBe(5);
  const events = lines.filter((line) => line.includes('codes_guessed'));
  expect(events).toHaveLength(2);
  expect(lines.join()).not.toContain('203.0.113.7');
});
