import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import { findAccount } from '../../commands/accounts/find-account.ts';
import { verifyEmail } from '../../commands/accounts/verify-email.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { issueOtp } from '../../commands/credentials/one-time-codes.ts';
import { handle } from '../../commands/handle.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { ADA as EMAIL, registerAda } from '../../testing/ada.ts';
import { logWithout, logWithUnknownOutcomes } from '../../testing/engines/outage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { react } from './react.ts';
import { settleClaims } from './settle-claims.ts';

const INVALID = { ok: false, refusal: { code: 'otp_invalid' } };

let fixture: Fixture;
let code: string;
let userId: string;
let otp: string;
beforeEach(async () => {
  // The vault tells by the machine's own clock what has expired.
  fixture = { ...(await openFixture()), clock: systemClock };
  const generated = await generateBatch(fixture, SYSTEM, 1);
  code = (generated.ok && generated.value.codes[0]) || '';
  await handle(fixture, QR_CODE, SYSTEM, code, { type: 'approve' });
  await registerAda(fixture, { awaitedCode: code });
  ({ userId } = await ada());
  otp = await freshOtp();
});
afterEach(() => fixture.close());

async function ada() {
  const found = await findAccount(fixture, EMAIL);
  if (!found) throw new Error('nobody has this e-mail');
  return found;
}
const freshOtp = async () => issueOtp(fixture, userId, (await ada()).account.emailKey);
const guess = async (number: string, context = fixture) =>
  verifyEmail(context, userId, (await ada()).account, number);
const wrong = (distance = 1) => String((Number(otp) + distance) % 1_000_000).padStart(6, '0');
const ownerOf = async (short: string) => (await fixture.log.load(QR_CODE, short)).state.owner;

async function verifications(): Promise<number> {
  let count = 0;
  for await (const { type } of fixture.log.read(ACCOUNT.streamOf(userId)))
    if (type === 'EmailVerified') count += 1;
  return count;
}

describe('a right code', () => {
  it('is still good when the store went away before anything was stored', async () => {
    const outage = { ...fixture, log: logWithout(fixture, ACCOUNT.prefix) };
    for (let time = 0; time < 6; time += 1)
      await expect(guess(otp, outage)).rejects.toThrow(EngineUnavailable);

    expect(await guess(otp)).toMatchObject({ ok: true, value: { state: { emailVerified: true } } });
    expect(await guess(otp)).toEqual(INVALID);
  });

  it('may be repeated when nobody could say whether it was taken', async () => {
    await expect(guess(otp, { ...fixture, log: logWithUnknownOutcomes(fixture) })).rejects.toThrow(
      EngineUnavailable,
    );

    expect(await guess(otp)).toMatchObject({ ok: true, value: { state: { emailVerified: true } } });
    expect(await verifications()).toBe(1);
    expect(await guess(otp)).toEqual(INVALID);
  });

  it('is answered with success when the vault goes away behind it, and verifies nothing twice', async () => {
    let puts = 0;
    const put: Fixture['vault']['put'] = async (record) => {
      puts += 1;
      if (puts > 1) throw new EngineUnavailable('vault');
      return fixture.vault.put(record);
    };

    expect(await guess(otp, { ...fixture, vault: { ...fixture.vault, put } })).toMatchObject({ ok: true });
    expect(await guess(otp)).toMatchObject({ ok: true });
    expect(await verifications()).toBe(1);
  });

  it('is answered with success when the waiting code can not be claimed now; it is claimed later', async () => {
    const outage = { ...fixture, log: logWithout(fixture, QR_CODE.prefix) };

    expect(await guess(otp, outage)).toMatchObject({ ok: true, value: { state: { emailVerified: true } } });
    expect(await ownerOf(code)).toBeNull();

    const stop = new AbortController();
    const reacting = react(fixture, settleClaims(fixture), stop.signal);
    await vi.waitFor(async () => expect(await ownerOf(code)).toBe(userId), 5000);
    stop.abort();
    await reacting;
  });

  it('is worthless when a fresh one was mailed, and a fresh one has all its tries', async () => {
    for (let time = 0; time < 5; time += 1) expect(await guess(wrong())).toEqual(INVALID);
    expect(await guess(otp)).toEqual(INVALID);
    const old = otp;
    do otp = await freshOtp();
    while (otp === old);

    expect(await guess(old)).toEqual(INVALID);
    for (let time = 0; time < 3; time += 1) expect(await guess(wrong(7))).toEqual(INVALID);
    expect(await guess(otp)).toMatchObject({ ok: true });
  });
});

describe('tries', () => {
  it('at once are counted each', async () => {
    await Promise.all([guess(wrong()), guess(wrong(2))]);
    await Promise.all([guess(wrong(3)), guess(wrong(4)), guess(wrong(5))]);

    expect(await guess(otp)).toEqual(INVALID);
  });

  it('at once leave a right code good while there are four', async () => {
    await Promise.all([1, 2, 3, 4].map((distance) => guess(wrong(distance))));

    expect(await guess(otp)).toMatchObject({ ok: true });
  });

  it('can not be raced past: a right one that was looked up before five wrong ones comes too late', async () => {
    let wrongOnes: Promise<unknown> | undefined;
    const put: Fixture['vault']['put'] = async (record) => {
      wrongOnes ??= Promise.all([1, 2, 3, 4, 5].map((distance) => guess(wrong(distance))));
      await wrongOnes;
      return fixture.vault.put(record);
    };

    expect(await guess(otp, { ...fixture, vault: { ...fixture.vault, put } })).toEqual(INVALID);
    expect(await verifications()).toBe(0);
  });
});
