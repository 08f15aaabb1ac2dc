import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../domain/account/account.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type Append, SYSTEM } from '../../ports/event-store.ts';
import { logWithout } from '../../testing/engines/outage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { moveEmail } from '../../testing/move-email.ts';
import { handle } from '../handle.ts';
import { reserveEmail } from './email-reservation.ts';
import { findAccount } from './find-account.ts';
import { type NewAccount, register } from './register.ts';
import { setPassword, updateUser } from './update-user.ts';

const [OLD, NEW] = ['old@example.com', 'new@example.com'];
const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const TAKEN = { ok: false, refusal: { code: 'email_taken' } };
const INVALID = { ok: false, refusal: { code: 'otp_invalid' } };
const MEANWHILE = { ok: false, refusal: { code: 'edited_meanwhile' } };

let fixture: Fixture;
let ada: string;
beforeEach(async () => {
  fixture = await openFixture();
  ada = await registered(OLD, 'first-password');
});
afterEach(() => fixture.close());

const signUp = (email: string, password: string | null = null, context = fixture) => {
  const person: NewAccount = {
    ...NAMES,
    email,
    password,
    role: 'user',
    provider: 'local',
    emailVerified: true,
  };
  return register(context, person);
};
async function registered(email: string, password: string | null = null): Promise<string> {
  const made = await signUp(email, password);
  if (!made.ok) throw new Error(`The sign-up of ${email} was refused: ${made.refusal.code}`);
  return made.value.userId;
}
const move = (email: string, context = fixture, userId = ada) => moveEmail(fixture, userId, email, context);
const holderOf = async (email: string) => (await findAccount(fixture, email))?.userId;
const accountOf = async (userId: string) => (await fixture.log.load(ACCOUNT, userId)).state;

/** The fixture with a store that calls `act` before each append that matches. */
function before(matches: (append: Append) => boolean, act: () => Promise<void>): Fixture {
  const append: Fixture['events']['append'] = async (requested) => {
    if (matches(requested)) await act();
    return fixture.events.append(requested);
  };
  return { ...fixture, log: new EventLog({ ...fixture.events, append }, fixture.keys) };
}
const holds =
  (type: string) =>
  ({ events }: Append): boolean =>
    typeof events !== 'function' && events.some((event) => event.type === type);

/** Calls `act` the first time only. */
function once(act: () => Promise<unknown>): () => Promise<void> {
  let done: Promise<unknown> | undefined;
  return async () => {
    done ??= act();
    await done;
  };
}

describe('an email whose reservation is left', () => {
  it('by an outage before the account took it, is free for another account', async () => {
    const outage = { ...fixture, log: logWithout(fixture, ACCOUNT.prefix) };
    await expect(move(NEW, outage)).rejects.toThrow(EngineUnavailable);

    const ben = await registered(NEW);

    expect(await holderOf(NEW)).toBe(ben);
    expect(await holderOf(OLD)).toBe(ada);
    expect(await move(NEW)).toEqual(INVALID);
  });

  it('by an outage before the account took it, is free for the same account', async () => {
    const outage = { ...fixture, log: logWithout(fixture, ACCOUNT.prefix) };
    await expect(move(NEW, outage)).rejects.toThrow(EngineUnavailable);

    expect(await move(NEW)).toMatchObject({ ok: true });
    expect(await signUp(NEW)).toEqual(TAKEN);
  });

  it('by the account that used it, is free before its release', async () => {
    expect(await move(NEW)).toMatchObject({ ok: true, value: { state: { email: NEW } } });

    expect(await holderOf(OLD)).toBeUndefined();
    const ben = await registered(OLD);
    expect(await holderOf(OLD)).toBe(ben);
    expect(await holderOf(NEW)).toBe(ada);
  });

  it('by a refused change, is free for another account', async () => {
    const elsewhere = once(() => move('elsewhere@example.com'));
    expect(await move(NEW, before(holds('EmailChangeConfirmed'), elsewhere))).toEqual(INVALID);

    expect(await holderOf(NEW)).toBeUndefined();
    await registered(NEW);
    expect(await holderOf('elsewhere@example.com')).toBe(ada);
  });

  it('by an unfinished sign-up, is free for another account, and the sign-up is refused', async () => {
    const cleo = await registered('cleo@example.com');
    const meanwhile = once(() => move(NEW, fixture, cleo));

    expect(await signUp(NEW, null, before(holds('AccountRegistered'), meanwhile))).toEqual(TAKEN);

    expect(await holderOf(NEW)).toBe(cleo);
  });

  it('by an unfinished sign-up and an unfinished change, is free for a sign-up', async () => {
    const outage = { ...fixture, log: logWithout(fixture, ACCOUNT.prefix) };
    await expect(signUp(NEW, null, outage)).rejects.toThrow(EngineUnavailable);
    const gone = before(
      (append) => holds('EmailReserved')(append) && holds('EmailReleased')(append),
      () => Promise.reject(new EngineUnavailable('event store')),
    );
    await expect(move(NEW, gone)).rejects.toThrow(EngineUnavailable);

    const ben = await registered(NEW);
    expect(await holderOf(NEW)).toBe(ben);
  });

  it('by an erased person, is free for another account', async () => {
    await handle(fixture, ACCOUNT, SYSTEM, ada, { type: 'erase', codes: 'close' });

    const ben = await registered(OLD);
    expect(ben).not.toBe(ada);
    expect(await holderOf(OLD)).toBe(ben);
  });
});

describe('an email that several accounts want at once', () => {
  it('is refused to an account whose reservation was taken over meanwhile', async () => {
    let ben = '';
    const meanwhile = once(async () => {
      ben = await registered(NEW);
    });

    expect(await move(NEW, before(holds('EmailChangeConfirmed'), meanwhile))).toEqual(INVALID);

    expect(await holderOf(NEW)).toBe(ben);
    expect(await holderOf(OLD)).toBe(ada);
    expect((await accountOf(ada)).email).toBe(OLD);
  });

  it('is not taken over once the account uses it', async () => {
    const meanwhile = once(() => move(NEW));
    const stranger = before(holds('EmailGivenUp'), meanwhile);
    const outage = { ...fixture, log: logWithout(fixture, ACCOUNT.prefix) };
    await expect(move(NEW, outage)).rejects.toThrow(EngineUnavailable);

    expect(await signUp(NEW, null, stranger)).toEqual(TAKEN);

    expect(await holderOf(NEW)).toBe(ada);
  });

  it('is refused to an account whose reservation was released meanwhile', async () => {
    const thereAndBack = once(async () => {
      await move(NEW);
      await move(OLD);
    });

    expect(await move(NEW, before(holds('EmailChangeConfirmed'), thereAndBack))).toEqual(INVALID);

    expect(await holderOf(OLD)).toBe(ada);
    const ben = await registered(NEW);
    expect(await holderOf(NEW)).toBe(ben);
  });

  it('goes to one of several simultaneous sign-ups and changes', async () => {
    const others = await Promise.all(['b@example.com', 'c@example.com'].map((email) => registered(email)));

    const outcomes = await Promise.all([
      signUp(NEW),
      ...others.map((userId) => move(NEW, fixture, userId)),
      signUp(NEW),
      move(NEW),
      signUp(NEW),
    ]);

    const won = outcomes.filter(({ ok }) => ok);
    expect(won).toHaveLength(1);
    const holder = await holderOf(NEW);
    const people = [ada, ...others];
    const accounts = await Promise.all(people.map(accountOf));
    const moved = people.filter((_userId, index) => accounts[index]?.email === NEW);
    expect(moved).toEqual(moved.length === 0 ? [] : [holder]);
    expect(holder).toBeDefined();
  });
});

describe('a profile', () => {
  const all = {
    firstName: 'Augusta',
    lastName: 'King',
    email: NEW,
    password: 'first-password',
    newPassword: 'third-password',
  };

  it('changes completely in one append, and the email waits', async () => {
    let appends = 0;
    const counting = before(
      ({ stream }) => stream === ACCOUNT.streamOf(ada),
      async () => {
        appends += 1;
      },
    );

    expect(await updateUser(counting, ada, all)).toMatchObject({ ok: true });

    expect(appends).toBe(1);
    const changed = { firstName: 'Augusta', email: OLD, emailVerified: true, pendingEmail: { email: NEW } };
    expect(await accountOf(ada)).toMatchObject(changed);
    expect(await holderOf(NEW)).toBeUndefined();
  });

  it('keeps email and name when the password has changed meanwhile', async () => {
    const meanwhile = once(async () => setPassword(fixture, ada, await accountOf(ada), 'second-password'));

    expect(await updateUser(before(holds('EmailChangeRequested'), meanwhile), ada, all)).toEqual(MEANWHILE);

    expect(await accountOf(ada)).toMatchObject({ ...NAMES, email: OLD, pendingEmail: null });
  });

  it('takes an email that waits without a look at who has it', async () => {
    await registered(NEW);

    expect(await updateUser(fixture, ada, all)).toMatchObject({ ok: true });

    expect(await accountOf(ada)).toMatchObject({ email: OLD, pendingEmail: { email: NEW } });
  });
});

it('sign-ups that join one another create one account', async () => {
  const emailKey = fixture.secrets.emailKey(NEW);
  const first = await reserveEmail(fixture, emailKey, fixture.random.uuid(), { joining: true });
  const second = await reserveEmail(fixture, emailKey, fixture.random.uuid(), { joining: true });

  expect([first, second]).toEqual([{ ok: true, value: expect.anything() }, first]);
  expect(await registered(NEW)).toBe(first.ok && first.value.userId);
  expect(await signUp(NEW)).toEqual(TAKEN);
});
