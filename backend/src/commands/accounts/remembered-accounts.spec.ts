import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNT } from '../../domain/account/account.ts';
import { ERASED } from '../../domain/event.ts';
import { EventLog } from '../../log/event-log.ts';
import { type EventStore, SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { handle } from '../handle.ts';
import { register } from './register.ts';

let fixture: Fixture;
let userId: string;
let eventsRead = 0;

/** The log of one process, which counts the events that it reads. */
function counted({ events, keys }: Fixture): EventLog {
  const read: EventStore['read'] = async function* (stream, options) {
    for await (const event of events.read(stream, options)) {
      eventsRead += 1;
      yield event;
    }
  };
  return new EventLog({ ...events, read }, keys);
}

beforeEach(async () => {
  fixture = await openFixture();
  const registered = await register(fixture, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    role: 'user',
    provider: 'local',
    emailVerified: true,
    password: null,
  });
  if (!registered.ok) throw new Error(registered.refusal.code);
  userId = registered.value.userId;
  eventsRead = 0;
});
afterEach(() => fixture.close());

const signIn = (log = fixture.log) =>
  handle({ ...fixture, log }, ACCOUNT, SYSTEM, userId, { type: 'requestPasswordReset', requestId: 'one' });
const rename = (firstName: string, log = fixture.log) =>
  handle({ ...fixture, log }, ACCOUNT, SYSTEM, userId, { type: 'rename', userId, firstName, lastName: 'B' });

it('a load reads the events of an account once', async () => {
  for (let time = 0; time < 100; time += 1) await signIn();
  const log = counted(fixture);

  const first = await log.load(ACCOUNT, userId);
  expect(eventsRead).toBe(102);
  for (let time = 0; time < 10; time += 1) expect(await log.load(ACCOUNT, userId)).toEqual(first);

  expect(eventsRead).toBe(102);
});

it('a load sees at once what another process appended, and reads nothing else', async () => {
  const log = counted(fixture);
  await log.load(ACCOUNT, userId);
  eventsRead = 0;

  await rename('Augusta', new EventLog(fixture.events, fixture.keys));

  expect((await log.load(ACCOUNT, userId)).state.firstName).toBe('Augusta');
  expect(eventsRead).toBe(1);
});

it('a state at an older revision is folded from the beginning', async () => {
  await rename('Augusta');
  const log = counted(fixture);
  await log.load(ACCOUNT, userId);

  expect((await log.load(ACCOUNT, userId, { upTo: 1 })).state.firstName).toBe('Ada');
  expect((await log.load(ACCOUNT, userId)).state.firstName).toBe('Augusta');
});

it('an erased person is read as erased, also where another process erased them', async () => {
  const log = counted(fixture);
  await log.load(ACCOUNT, userId);

  await handle({ ...fixture, log: new EventLog(fixture.events, fixture.keys) }, ACCOUNT, SYSTEM, userId, {
    type: 'erase',
    codes: 'close',
  });
  await fixture.keys.erase(userId);

  for (let time = 0; time < 2; time += 1)
    expect((await log.load(ACCOUNT, userId)).state).toMatchObject({ status: 'erased', firstName: ERASED });
});

it('a forgotten account is read again', async () => {
  const log = counted(fixture);
  await log.load(ACCOUNT, userId);
  eventsRead = 0;

  fixture.keys.forget(userId);

  await log.load(ACCOUNT, userId);
  expect(eventsRead).toBe(2);
});
