import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handle } from '../commands/handle.ts';
import { register } from '../commands/register.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { EventLog } from '../log/event-log.ts';
import { SYSTEM } from '../ports/event-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { startFollower } from './follow-changes.ts';
import type { Process } from './runner.ts';

const CODE = '7ZK3M9QWXA';
let fixture: Fixture;
let follower: Process;
const forget = vi.fn();
const caches = [1, 2].map(() => ({ forget: vi.fn(), forgetAll: vi.fn() }));

/** What another process does: it appends through a log of its own. */
const elsewhere = () => ({ ...fixture, log: new EventLog(fixture.events, fixture.keys) });

beforeEach(async () => {
  vi.resetAllMocks();
  fixture = await openFixture();
  follower = startFollower(fixture, { forget, caches }, pino({ level: 'silent' }));
  for (const { forgetAll } of caches) await vi.waitFor(() => expect(forgetAll).toHaveBeenCalledTimes(1));
});
afterEach(async () => {
  await follower.stop();
  await fixture.close();
});

it('drops a code that another process changed from each cache', async () => {
  await handle(elsewhere(), QR_CODE, SYSTEM, CODE, { type: 'generate', batchId: 'batch', index: 0 });
  for (const cache of caches)
    await vi.waitFor(() => expect(cache.forget).toHaveBeenCalledWith(QR_CODE.streamOf(CODE)));
});

it('empties each cache when a person is erased, and drops their key', async () => {
  const registered = await register(elsewhere(), {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    role: 'user',
    provider: 'local',
    emailVerified: true,
    password: 'correct horse',
  });
  if (!registered.ok) throw new Error('the registration was refused');
  const { userId } = registered.value;
  await handle(elsewhere(), ACCOUNT, SYSTEM, userId, { type: 'erase', codes: 'close' });
  await vi.waitFor(() => expect(forget).toHaveBeenCalledWith(userId));
  for (const { forgetAll } of caches) await vi.waitFor(() => expect(forgetAll).toHaveBeenCalledTimes(2));
});
