import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../domain/account/account.ts';
import { RESERVATION } from '../../domain/reservation/reservation.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { logWithout } from '../../testing/engines/outage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { register } from '../accounts/register.ts';
import { handle } from '../handle.ts';
import { linkGoogle } from './link-google.ts';
import { type GooglePerson, recogniseByGoogle } from './recognise.ts';

const ROSA: GooglePerson = {
  sub: '107',
  email: 'rosa@example.com',
  emailVerified: true,
  firstName: 'Rosa',
  lastName: 'Weiss',
};

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const away = (): Fixture => ({ ...fixture, log: logWithout(fixture, ACCOUNT.prefix) });
async function entered(person: GooglePerson): Promise<string> {
  const signed = await recogniseByGoogle(fixture, person, 'en');
  if (!signed.ok) throw new Error(`The sign-in was refused: ${signed.refusal.code}`);
  return signed.value.userId;
}
async function registered(email: string): Promise<string> {
  const names = { firstName: 'Ada', lastName: 'Byron' };
  const local = { ...names, role: 'user', provider: 'local', emailVerified: true, password: null } as const;
  const made = await register(fixture, { ...local, email });
  if (!made.ok) throw new Error(`The sign-up was refused: ${made.refusal.code}`);
  return made.value.userId;
}
const link = (userId: string, context = fixture) =>
  linkGoogle(context, userId, fixture.secrets.googleKey(ROSA.sub), 'profile');

/** Returns a log on which something happens just before the first read of an e-mail's reservation. */
function logWith(happens: () => Promise<unknown>): EventLog {
  let happened = false;
  const { events, keys } = fixture;
  return new EventLog(
    {
      ...events,
      async *read(stream, options) {
        if (!happened && stream.startsWith(RESERVATION.prefix)) {
          happened = true;
          await happens();
        }
        yield* events.read(stream, options);
      },
    },
    keys,
  );
}

describe('a Google account whose reservation is left', () => {
  it('by an interrupted sign-up, signs up at the next try', async () => {
    await expect(recogniseByGoogle(away(), ROSA, 'en')).rejects.toThrow(EngineUnavailable);
    const rosa = await entered(ROSA);
    expect(await entered({ ...ROSA, email: 'moved@example.com' })).toBe(rosa);
  });

  it('by an interrupted link, is free for another account', async () => {
    const [ada, ben] = [await registered('ada@example.com'), await registered('ben@example.com')];
    await expect(link(ada, away())).rejects.toThrow(EngineUnavailable);
    expect(await link(ben)).toMatchObject({ ok: true });
    expect(await entered(ROSA)).toBe(ben);
    expect(await link(ada)).toEqual({ ok: false, refusal: { code: 'google_taken' } });
  });

  it('by an erased person, signs up anew', async () => {
    const rosa = await entered(ROSA);
    await handle(fixture, ACCOUNT, SYSTEM, rosa, { type: 'erase', codes: 'close' });
    expect(await entered(ROSA)).not.toBe(rosa);
  });
});

it('signs in to one of two accounts that link one Google account at once', async () => {
  const people = [await registered('ada@example.com'), await registered('ben@example.com')];
  const linked = await Promise.all(people.map((userId) => link(userId)));
  expect(linked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await entered(ROSA)).toBe(people[linked.findIndex(({ ok }) => ok)]);
});

it('signs in to the account that another process makes for it meanwhile', async () => {
  let made: string | undefined;
  const log = logWith(async () => {
    made = await entered(ROSA);
  });
  const signed = await recogniseByGoogle({ ...fixture, log }, ROSA, 'en');
  expect(made).toBeDefined();
  expect(signed).toMatchObject({ ok: true, value: { userId: made } });
});

it('signs in to the account that another process links to it meanwhile', async () => {
  const rosa = await registered(ROSA.email);
  const log = logWith(() => link(rosa));
  const signed = await recogniseByGoogle({ ...fixture, log }, ROSA, 'en');
  expect(signed).toMatchObject({ ok: true, value: { userId: rosa } });
});

it('needs no verified e-mail to sign in to the linked account', async () => {
  const ada = await registered('ada@example.com');
  await link(ada);
  expect(await entered({ ...ROSA, email: '', emailVerified: false })).toBe(ada);
});
