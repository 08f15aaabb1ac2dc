import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { register } from '../commands/accounts/register.ts';
import { handle } from '../commands/handle.ts';
import { receiveNotice } from '../commands/notices/receive-notice.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { NOTICE } from '../domain/notice/notice.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { EventLog } from '../log/event-log.ts';
import { LogDamaged } from '../ports/errors.ts';
import type { EventFeed } from '../ports/event-feed.ts';
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

it('drops the key of a reporter who is erased', async () => {
  const notice = { code: CODE, revision: 1, infoType: 'link', reason: 'fraud' } as const;
  const person = { words: 'x', name: 'Eve', email: 'eve@example.com', language: 'en' };
  const received = await receiveNotice(elsewhere(), { ...notice, ...person });
  if (!received.ok) throw new Error('the notice was refused');
  const { number } = received.value;
  await handle(elsewhere(), NOTICE, SYSTEM, number, { type: 'forgetReporter' });
  await vi.waitFor(() => expect(forget).toHaveBeenCalledWith(number));
});

it('empties everything at a damaged event, and goes on behind it', async () => {
  const damage = Promise.withResolvers<void>();
  let subscriptions = 0;
  const feed: EventFeed = {
    ...fixture.feed,
    subscribe: async function* (subscription) {
      subscriptions += 1;
      const batches = fixture.feed.subscribe(subscription);
      if (subscriptions > 1) return yield* batches;
      for await (const batch of batches) {
        yield batch;
        await damage.promise;
        throw new LogDamaged('EventStoreDB', 'account-x@0 is not ours');
      }
    },
  };
  const other = { forget: vi.fn(), forgetAll: vi.fn() };
  const forgetKeys = vi.fn();
  const second = startFollower({ feed }, { forget: forgetKeys, caches: [other] }, pino({ level: 'silent' }));
  await vi.waitFor(() => expect(other.forgetAll).toHaveBeenCalledTimes(1), 10_000);
  damage.resolve();
  await vi.waitFor(() => expect(forgetKeys).toHaveBeenCalledWith(), 10_000);
  expect(other.forgetAll).toHaveBeenCalledTimes(2);
  await handle(elsewhere(), QR_CODE, SYSTEM, CODE, { type: 'generate', batchId: 'batch', index: 0 });
  await vi.waitFor(() => expect(other.forget).toHaveBeenCalledWith(QR_CODE.streamOf(CODE)), 10_000);
  expect(second.failure()).toBeUndefined();
  await second.stop();
});
