import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerAda } from '../../testing/ada.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { ada, openFor } from '../../testing/opened-session.ts';
import { SESSION_LIMITS } from './session-records.ts';
import { completeSession, findSession } from './sessions.ts';
import {
  confirmTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  spendSecondStep,
  turnOffTwoStep,
} from './two-step.ts';

const WRONG = { ok: false, refusal: { code: 'second_step_wrong' } };
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

let fixture: Fixture;
beforeEach(async () => {
  const opened = await openFixture();
  const { clock } = opened;
  const begin = clock.now().getTime();
  // The vault uses the system clock to find expired records. This one starts there, at the beginning of a time step.
  const start = Math.ceil(Date.now() / 30_000) * 30_000;
  fixture = { ...opened, clock: { now: () => new Date(start + clock.now().getTime() - begin) } };
  await registerAda(fixture, { password: 'first-password', emailVerified: true });
});
afterEach(() => fixture.close());

/** Returns the code that the app shows some steps from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: fixture.clock.now().getTime() + steps * 30_000 });

async function turnOn() {
  const setup = await setUpTwoStep(fixture, await ada(fixture));
  if (!setup.ok) throw new Error(setup.refusal.code);
  const { secret } = setup.value;
  const confirmed = await confirmTwoStep(fixture, await ada(fixture), shown(secret, -1));
  if (!confirmed.ok) throw new Error(confirmed.refusal.code);
  return { secret, codes: confirmed.value.recoveryCodes.map((code) => code.replace('-', '')) };
}
const spend = async (code: string) => spendSecondStep(fixture, await ada(fixture), code, 'sign-in');

describe('a code of the app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at %i s', (seconds, code) => {
    expect(new TOTP({ secret: RFC_SECRET }).generate({ timestamp: seconds * 1000 })).toBe(code);
  });

  it('turns two-step sign-in on, and no wrong one does', async () => {
    const setup = await setUpTwoStep(fixture, await ada(fixture));
    if (!setup.ok) throw new Error(setup.refusal.code);
    expect(setup.value.uri).toContain(`secret=${setup.value.secret}`);
    expect(await confirmTwoStep(fixture, await ada(fixture), shown(RFC_SECRET))).toMatchObject(WRONG);
    expect((await ada(fixture)).account.secondFactor).toBeNull();
    expect(await confirmTwoStep(fixture, await ada(fixture), shown(setup.value.secret))).toMatchObject({
      ok: true,
    });
    expect((await ada(fixture)).account.secondFactor).not.toBeNull();
  });

  it('works once, and none before it afterwards', async () => {
    const { secret } = await turnOn();
    expect(await spend(shown(secret, 1))).toMatchObject({ ok: true });
    expect(await spend(shown(secret, 1))).toMatchObject(WRONG);
    expect(await spend(shown(secret))).toMatchObject(WRONG);
    fixture.pass(1);
    expect(await spend(shown(secret))).toMatchObject({ ok: true });
  });

  it('works one step early or late, and no more', async () => {
    const { secret } = await turnOn();
    fixture.pass(5);
    expect(await spend(shown(secret, -2))).toMatchObject(WRONG);
    expect(await spend(shown(secret, 2))).toMatchObject(WRONG);
    expect(await spend(shown(secret, -1))).toMatchObject({ ok: true });
    expect(await spend(shown(secret, 1))).toMatchObject({ ok: true });
  });

  it('lets one of several simultaneous tries in', async () => {
    const { secret } = await turnOn();
    const code = shown(secret);
    const tries = await Promise.all([spend(code), spend(code), spend(code)]);
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is of no use once two-step sign-in is off', async () => {
    const { secret } = await turnOn();
    expect(await turnOffTwoStep(fixture, await ada(fixture))).toMatchObject({ ok: true });
    expect(await spend(shown(secret))).toMatchObject(WRONG);
  });
});

describe('recovery codes', () => {
  it('work once each', async () => {
    const { codes } = await turnOn();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    const tries = await Promise.all([spend(first), spend(first)]);
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await spend(first)).toMatchObject(WRONG);
    expect(await spend(second)).toMatchObject({ ok: true, value: { kind: 'recovery', left: 8 } });
  });

  it('are replaced by new ones', async () => {
    const { codes } = await turnOn();
    const renewed = await renewRecoveryCodes(fixture, await ada(fixture));
    if (!renewed.ok) throw new Error(renewed.refusal.code);
    expect(await spend(codes[0] ?? '')).toMatchObject(WRONG);
    const [code = ''] = renewed.value.recoveryCodes;
    expect(await spend(code.replace('-', ''))).toMatchObject({ ok: true });
  });
});

describe('a session that waits for its second step', () => {
  it('is complete under another token, and the first one is worthless', async () => {
    await turnOn();
    const half = await openFor(fixture);
    expect(half.waits).toBe(true);
    const { account } = await ada(fixture);
    const session = await findSession(fixture, half, account);
    if (!session) throw new Error('The session has ended');
    const token = await completeSession(fixture, session, account);
    if (!token) throw new Error('The session has ended');

    expect(await findSession(fixture, half, account)).toBeUndefined();
    expect(await findSession(fixture, token, account)).toMatchObject({ waits: false });
  });

  it('ends after a quarter of an hour', async () => {
    await turnOn();
    const half = await openFor(fixture);
    fixture.pass(SESSION_LIMITS.secondStepMinutes);
    expect(await findSession(fixture, half, (await ada(fixture)).account)).toBeUndefined();
  });

  it('is not opened by a passkey, which is both steps', async () => {
    await turnOn();
    expect((await openFor(fixture, 'passkey')).waits).toBe(false);
  });
});

it('keeps no secret, recovery code or session token readable in the files', async () => {
  const { secret, codes } = await turnOn();
  const { token } = await openFor(fixture, 'passkey');
  const names = (await readdir(fixture.folder)).filter((name) => name.includes('.db'));
  const files = await Promise.all(names.map((name) => readFile(join(fixture.folder, name))));
  const dump = Buffer.concat(files).toString('latin1').toLowerCase();

  expect(dump).toContain('twostepturnedon');
  expect(dump).toContain('"recovery":[');
  const bytes = Buffer.from(new TOTP({ secret }).secret.bytes);
  const spelled = [secret, bytes.toString('latin1'), bytes.toString('hex'), bytes.toString('base64url')];
  for (const text of [...spelled, token, ...codes]) expect(dump).not.toContain(text.toLowerCase());
});
