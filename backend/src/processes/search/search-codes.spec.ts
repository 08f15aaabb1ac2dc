import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { register } from '../../commands/accounts/register.ts';
import { handle } from '../../commands/handle.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { packScans } from '../../domain/scans/pack.ts';
import { type Expected, SYSTEM } from '../../ports/event-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { type CodesSearched, startSearch } from './search-codes.ts';

const CODE = '7ZK3M9QWXA';
const ROSA = {
  firstName: 'Rosa',
  lastName: 'Weiss',
  email: 'rosa@example.com',
  role: 'user',
  provider: 'local',
  emailVerified: true,
  password: 'correct horse',
} as const;
let fixture: Fixture;
let searched: CodesSearched;
const forget = vi.fn();

beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([CODES]);
});
afterEach(async () => {
  await searched.process.stop();
  await fixture.close();
});

const start = () => {
  searched = startSearch({ ...fixture, url: 'https://qlaim.example', forget }, pino({ level: 'silent' }));
};
const command = (sent: QrCodeCommand) => handle(fixture, QR_CODE, SYSTEM, CODE, sent);
const total = async (text: string) =>
  (await searched.find({ text, sort: ['createdAt', 'DESC'], skip: 0, limit: 1 })).total;
const scanned = async (wanted: boolean) =>
  (await searched.find({ text: '', scanned: wanted, sort: ['id', 'ASC'], skip: 0, limit: 9 })).codes;
const becomes = (text: string, expected: number) =>
  vi.waitFor(async () => expect(await total(text)).toBe(expected), { timeout: 20_000 });

async function recordScan(code: string, expected: Expected): Promise<void> {
  const client = { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' } as const;
  const data = packScans([{ code, at: fixture.clock.now().getTime(), client, referrer: undefined }]);
  const at = fixture.clock.now().toISOString();
  const event = { id: randomUUID(), type: 'ScansRecorded' as const, data, at, actor: SYSTEM };
  await fixture.log.append({ stream: `${SCANS.prefix}0`, expected, events: [event] });
}

/** Writes how often a code was scanned into the read model, up to a revision of the journal. */
async function commitCount(code: string, scanCount: number, revision: number): Promise<void> {
  const write = { id: code, body: { present: true, scanned: true, scanCount }, seen: 0 };
  const { store } = fixture;
  const [collection, { version }] = [CODES.name, CODES];
  const from = await store.checkpoint(collection);
  const writes = [{ ...write, revisions: { [`${SCANS.prefix}0`]: revision } }];
  await store.commit({ collection, version, from, to: `${revision + 1}`, writes });
}

async function claimedByRosa(): Promise<string> {
  const registered = await register(fixture, ROSA);
  if (!registered.ok) throw new Error('the registration was refused');
  const { userId } = registered.value;
  await command({ type: 'generate', batchId: 'batch', index: 0 });
  await command({ type: 'approve' });
  await command({ type: 'claim', userId });
  return userId;
}

it('finds the tags in use, and forgets those of a deleted code', async () => {
  await command({ type: 'generate', batchId: 'batch', index: 0 });
  await command({ type: 'changeTags', add: ['Crème', 'spring'], remove: [] });
  start();
  expect(await searched.tags({ tagText: 'creme', limit: 9 })).toEqual([{ tag: 'Crème', count: 1 }]);
  expect(await total('creme')).toBe(1);
  await command({ type: 'changeTags', add: [], remove: ['CRÈME'] });
  expect(await searched.tags({ tagText: '', limit: 9 })).toEqual([{ tag: 'spring', count: 1 }]);
  await command({ type: 'delete' });
  expect(await searched.tags({ tagText: '', limit: 9 })).toEqual([]);
});

it('finds what was in the log before it started', async () => {
  await claimedByRosa();
  start();
  expect(await total('k3m9')).toBe(1);
  expect(await total('rosa@')).toBe(1);
});

it('knows codes that were scanned before it started, and those that are scanned since', async () => {
  const OTHER = '8CZXE43DW1';
  await command({ type: 'generate', batchId: 'batch', index: 0 });
  await handle(fixture, QR_CODE, SYSTEM, OTHER, { type: 'generate', batchId: 'batch', index: 1 });
  await recordScan(CODE, 'none');
  await commitCount(CODE, 1, 0);
  start();
  expect(await scanned(true)).toEqual([CODE]);
  expect(await scanned(false)).toEqual([OTHER]);
  await recordScan(OTHER, 0);
  expect(await scanned(true)).toHaveLength(2);
  await command({ type: 'note', note: 'A later change keeps it' });
  expect(await scanned(false)).toEqual([]);
});

it('sorts by the counts of the read model, once that has the scans which the log has', async () => {
  const codes = [CODE, '8CZXE43DW1', '9CZXE43DW1'] as const;
  for (const [index, code] of codes.entries())
    await handle(fixture, QR_CODE, SYSTEM, code, { type: 'generate', batchId: 'batch', index });
  await recordScan(CODE, 'none');
  await commitCount(CODE, 1, 0);
  start();
  const mostScanned = async () =>
    (await searched.find({ text: '', sort: ['scanCount', 'DESC'], skip: 0, limit: 9 })).codes;
  expect(await mostScanned()).toEqual([codes[0], codes[2], codes[1]]);
  await recordScan(codes[1], 0);
  await recordScan(codes[1], 1);
  await mostScanned();
  await commitCount(codes[1], 2, 2);
  await vi.waitFor(async () => expect(await mostScanned()).toEqual([codes[1], codes[0], codes[2]]), {
    timeout: 20_000,
  });
});

it('follows the log, and forgets an erased person', async () => {
  start();
  expect(await total('rosa@')).toBe(0);
  const userId = await claimedByRosa();
  await becomes('rosa@', 1);
  expect(await total('a weiss')).toBe(1);
  await handle(fixture, ACCOUNT, SYSTEM, userId, { type: 'erase', codes: 'close' });
  await becomes('rosa@', 0);
  expect(forget).toHaveBeenCalledWith(userId);
  expect(await total('weiss')).toBe(0);
  await command({ type: 'delete' });
  await becomes('k3m9', 0);
});

it('finds codes by what is named and noted later', async () => {
  await claimedByRosa();
  start();
  await handle(fixture, QR_BATCH, SYSTEM, 'batch', { type: 'generate', batchId: 'batch', codes: [CODE] });
  await handle(fixture, QR_BATCH, SYSTEM, 'batch', { type: 'describe', name: 'Guitar cases', note: '' });
  await command({ type: 'note', note: 'Sent by post' });
  for (const text of ['guitar', 'by post', `qlaim.example/${CODE.slice(0, 4)}`]) await becomes(text, 1);
});

it('finds batches by their name or the beginning of their id, the newest first', async () => {
  const describe = (id: string, name: string) =>
    handle(fixture, QR_BATCH, SYSTEM, id, { type: 'describe', name, note: '' });
  for (const id of ['b1', 'b2', 'b3'])
    await handle(fixture, QR_BATCH, SYSTEM, id, { type: 'generate', batchId: id, codes: [CODE] });
  await describe('b3', 'Crème cups');
  await describe('b1', 'Cups of 2026');
  start();
  const found = (batchText: string, limit = 9) => searched.batches({ batchText, limit });
  expect(await found('CUPS ')).toEqual(['b3', 'b1']);
  expect(await found('creme')).toEqual(['b3']);
  expect(await found('b2')).toEqual(['b2']);
  expect(await found('b', 2)).toEqual(['b3', 'b2']);
  await describe('b3', 'Plates');
  expect(await found('cups')).toEqual(['b1']);
});
