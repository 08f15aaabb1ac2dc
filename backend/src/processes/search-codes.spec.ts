import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handle } from '../commands/handle.ts';
import { register } from '../commands/register.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import type { QrCodeCommand } from '../domain/qr-code/decide.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../ports/event-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
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
});
afterEach(async () => {
  await searched.process.stop();
  await fixture.close();
});

const start = () => {
  searched = startSearch({ ...fixture, forget }, pino({ level: 'silent' }));
};
const command = (sent: QrCodeCommand) => handle(fixture, QR_CODE, SYSTEM, CODE, sent);
const total = async (text: string) =>
  (await searched.find({ text, newestFirst: true, skip: 0, limit: 1 })).total;
const becomes = (text: string, expected: number) =>
  vi.waitFor(async () => expect(await total(text)).toBe(expected), { timeout: 20_000 });

async function claimedByRosa(): Promise<string> {
  const registered = await register(fixture, ROSA);
  if (!registered.ok) throw new Error('the registration was refused');
  const { userId } = registered.value;
  await command({ type: 'generate', batchId: 'batch', index: 0 });
  await command({ type: 'approve' });
  await command({ type: 'claim', userId });
  return userId;
}

it('finds what was in the log before it started', async () => {
  await claimedByRosa();
  start();
  expect(await total('k3m9')).toBe(1);
  expect(await total('rosa@')).toBe(1);
});

it('follows the log, and forgets an erased person', async () => {
  start();
  expect(await total('rosa@')).toBe(0);
  const userId = await claimedByRosa();
  await becomes('rosa@', 1);
  await handle(fixture, ACCOUNT, SYSTEM, userId, { type: 'erase', codes: 'close' });
  await becomes('rosa@', 0);
  expect(forget).toHaveBeenCalledWith(userId);
  await command({ type: 'delete' });
  await becomes('k3m9', 0);
});
