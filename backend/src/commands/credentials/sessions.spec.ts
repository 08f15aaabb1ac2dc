import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerAda } from '../../testing/ada.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { ada, openFor } from '../../testing/opened-session.ts';
import { keptSessions, SESSION_LIMITS } from './session-records.ts';
import {
  endOtherSessions,
  endSession,
  findSession,
  rotateSession,
  type Session,
  type SessionToken,
  touchSession,
} from './sessions.ts';

const DAY = 24 * 60;

let fixture: Fixture;
beforeEach(async () => {
  const opened = await openFixture();
  const start = Date.now();
  const { clock } = opened;
  const begin = clock.now().getTime();
  // The vault uses the system clock to find expired records. The clock starts there, and advances as the test says.
  fixture = { ...opened, clock: { now: () => new Date(start + clock.now().getTime() - begin) } };
  await registerAda(fixture, { password: 'first-password', emailVerified: true });
});
afterEach(() => fixture.close());

const find = async (token: SessionToken) => findSession(fixture, token, (await ada(fixture)).account);
async function live(token: SessionToken): Promise<Session> {
  const session = await find(token);
  if (!session) throw new Error('The session has ended');
  return session;
}

it('ends after 30 days without use', async () => {
  const token = await openFor(fixture);
  fixture.pass((SESSION_LIMITS.idleDays - 1) * DAY);
  expect(await find(token)).toBeDefined();
  fixture.pass(DAY + 60);
  expect(await find(token)).toBeUndefined();
});

it('continues while it is used, and ends after 90 days all the same', async () => {
  const token = await openFor(fixture);
  for (let day = 0; day < SESSION_LIMITS.absoluteDays - 5; day += 20) {
    await touchSession(fixture, await live(token));
    fixture.pass(20 * DAY);
  }
  expect(await find(token)).toBeUndefined();
});

it('keeps when it was seen to the hour', async () => {
  const token = await openFor(fixture);
  const before = await live(token);
  fixture.pass(60);
  await touchSession(fixture, before);
  const { seenAt } = await live(token);
  expect(seenAt % 3_600_000).toBe(0);
  expect(seenAt).toBeGreaterThan(before.seenAt);
});

it('has a new token after a change of rights, and the old one is worthless', async () => {
  const old = await openFor(fixture);
  const token = await rotateSession(fixture, await live(old));
  if (!token) throw new Error('The session has ended');

  expect(await find(old)).toBeUndefined();
  expect(await find(token)).toBeDefined();
});

it('does not come back when it ends during a rotation', async () => {
  const token = await openFor(fixture);
  const session = await live(token);
  await endSession(fixture, token);

  expect(await rotateSession(fixture, session)).toBeUndefined();
  expect(await keptSessions(fixture, session.userId)).toEqual({});
});

it('ends all others and stays', async () => {
  const [one, two, three] = [await openFor(fixture), await openFor(fixture), await openFor(fixture)];
  await endOtherSessions(fixture, await live(two));

  expect(await Promise.all([one, two, three].map(find))).toMatchObject([
    undefined,
    { waits: false },
    undefined,
  ]);
});

it('is one of the newest hundred', async () => {
  const first = await openFor(fixture);
  fixture.pass(61);
  for (let count = 0; count < SESSION_LIMITS.most; count += 1) await openFor(fixture);

  expect(await find(first)).toBeUndefined();
  const { id } = await ada(fixture);
  expect(Object.keys(await keptSessions(fixture, id))).toHaveLength(SESSION_LIMITS.most);
});

it('survives simultaneous sign-ins and sign-outs of others', async () => {
  const [stays, ends] = [await openFor(fixture), await openFor(fixture)];
  const opened = await Promise.all([openFor(fixture), openFor(fixture), endSession(fixture, ends)]);

  expect(await find(stays)).toBeDefined();
  expect(await find(opened[0])).toBeDefined();
  expect(await find(opened[1])).toBeDefined();
  expect(await find(ends)).toBeUndefined();
});
