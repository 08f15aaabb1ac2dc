import { z } from 'zod';
import { ok, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { Account } from '../../domain/account/state.ts';
import type { RecoveryUse } from '../../domain/account/two-step-events.ts';
import { unlessAway } from '../../ports/errors.ts';
import type { Actor } from '../../ports/event-store.ts';
import { actorOf } from '../actor.ts';
import type { CommandContext } from '../context.ts';
import { handle } from '../handle.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { keepRecoveryCodes, openSecret, sealSecret, spendCode } from './second-factor.ts';
import { newTotpSecret, stepOf, totpAddress } from './totp.ts';

const SETUP_MINUTES = 30;

const Setup = z.object({ factor: z.string(), secret: z.string() });

/** A person with the state of their account. */
export interface Owner {
  readonly id: string;
  readonly account: Account;
}

const change = (
  context: CommandContext,
  { id, account }: Owner,
  command: Parameters<typeof ACCOUNT.decide>[0],
  actor = actorOf({ id, role: account.role }),
) => handle(context, ACCOUNT, actor, id, command);

/** Makes the secret for an authenticator app. It waits in the vault, and counts once `confirmTwoStep` has seen a code. */
export async function setUpTwoStep(context: CommandContext, { id, account }: Owner) {
  if (account.secondFactor !== null) return refuse('edited_meanwhile');
  const { vault, random, clock } = context;
  const factor = random.uuid();
  const secret = newTotpSecret((count) => random.bytes(count));
  const sealed = await sealSecret(context, id, factor, secret);
  if (sealed === undefined) return refuse('edited_meanwhile');
  const expiresAt = new Date(clock.now().getTime() + SETUP_MINUTES * 60_000).toISOString();
  await vault.put({ kind: 'second-factor-setup', id, value: { factor, secret: sealed }, expiresAt });
  return ok({ secret, uri: totpAddress(secret, account.email) });
}

/**
 * Turns two-step sign-in on with a code of the app. Returns the recovery codes. The secret is stored before the event names
 * it, so that no sign-in can need a secret that is not there.
 */
export async function confirmTwoStep(context: CommandContext, owner: Owner, code: string) {
  const { vault, clock } = context;
  const { id } = owner;
  const setup = Setup.safeParse((await vault.get('second-factor-setup', id))?.value).data;
  if (setup === undefined) return refuse('edited_meanwhile');
  const { factor, secret: sealed } = setup;
  const secret = await openSecret(context, id, factor, sealed);
  const step = secret === undefined ? undefined : stepOf(secret, code, clock.now());
  if (step === undefined) return refuse('second_step_wrong');
  const { shown, hashes } = newRecoveryCodes(context, factor);
  const value = { secret: sealed, lastStep: step, recovery: hashes };
  // A second confirmation must not replace the recovery codes that the first one has shown.
  if (!(await vault.put({ kind: 'second-factor', id: factor, value, seen: 0 })))
    return refuse('edited_meanwhile');
  const turned = await change(context, owner, { type: 'turnOnTwoStep', factor });
  if (!turned.ok) await vault.delete('second-factor', factor);
  await unlessAway(vault.delete('second-factor-setup', id));
  return turned.ok ? ok({ ...turned.value, recoveryCodes: shown }) : refuse('edited_meanwhile');
}

/** Turns two-step sign-in off. The caller has checked that the person asks, or the admin who is the `actor`. */
export async function turnOffTwoStep(context: CommandContext, owner: Owner, actor?: Actor) {
  const factor = owner.account.secondFactor;
  if (factor === null) return refuse('edited_meanwhile');
  const turned = await change(context, owner, { type: 'turnOffTwoStep', factor }, actor);
  if (!turned.ok) return refuse('edited_meanwhile');
  await unlessAway(context.vault.delete('second-factor', factor));
  return turned;
}

/** Replaces the recovery codes, and returns the new ones. The caller has checked that the person asks. */
export async function renewRecoveryCodes(context: CommandContext, owner: Owner) {
  const factor = owner.account.secondFactor;
  if (factor === null) return refuse('edited_meanwhile');
  const { shown, hashes } = newRecoveryCodes(context, factor);
  if (!(await keepRecoveryCodes(context, factor, hashes))) return refuse('edited_meanwhile');
  const renewed = await change(context, owner, { type: 'renewRecoveryCodes', factor });
  return renewed.ok ? ok({ recoveryCodes: shown }) : refuse('edited_meanwhile');
}

/** Spends a code of the app, or a recovery code, which the log records with its `use`. */
export async function spendSecondStep(context: CommandContext, owner: Owner, code: string, use: RecoveryUse) {
  const factor = owner.account.secondFactor;
  const spent = factor === null ? undefined : await spendCode(context, owner.id, factor, code);
  if (factor === null || spent === undefined) return refuse('second_step_wrong');
  if (spent.kind === 'recovery') {
    const used = await change(context, owner, { type: 'useRecoveryCode', factor, left: spent.left, use });
    if (!used.ok) return refuse('second_step_wrong');
  }
  return ok(spent);
}
