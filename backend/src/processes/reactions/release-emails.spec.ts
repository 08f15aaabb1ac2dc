import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findAccount } from '../../commands/accounts/find-account.ts';
import { RESERVATION } from '../../domain/reservation/reservation.ts';
import { ADA, registerAda } from '../../testing/ada.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { moveEmail } from '../../testing/move-email.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { react } from './react.ts';
import { releaseEmails } from './release-emails.ts';

const NEW = 'new@example.com';

let fixture: Fixture;
let ada: string;
beforeEach(async () => {
  fixture = await openFixture();
  const registered = await registerAda(fixture);
  ada = registered.ok ? registered.value.userId : '';
});
afterEach(() => fixture.close());

const move = (email: string) => moveEmail(fixture, ada, email);
const reservationOf = async (email: string) =>
  (await fixture.log.load(RESERVATION, fixture.secrets.emailKey(email))).state;

/** Runs the reaction over everything that is in the log. */
async function release(): Promise<void> {
  const stop = new AbortController();
  const before = await processCheckpoint(fixture.vault, 'release-emails');
  const reacting = react(fixture, releaseEmails(fixture), stop.signal);
  await vi.waitFor(
    async () => expect(await processCheckpoint(fixture.vault, 'release-emails')).not.toBe(before),
    10_000,
  );
  stop.abort();
  await reacting;
}

it('releases the e-mail that an account has left', async () => {
  await move(NEW);
  expect(await reservationOf(ADA)).toMatchObject({ userId: ada });
  await release();
  expect(await reservationOf(ADA)).toMatchObject({ userId: null });
  expect(await reservationOf(NEW)).toMatchObject({ userId: ada });
});

it('does not release an e-mail that the account has taken again since', async () => {
  await move(NEW);
  await move(ADA);
  await release();
  expect(await reservationOf(ADA)).toMatchObject({ userId: ada });
  expect((await findAccount(fixture, ADA))?.userId).toBe(ada);
});
