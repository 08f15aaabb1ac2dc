import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Vault, VaultRecord } from '../../ports/vault.ts';
import type { CommandContext } from '../context.ts';

export const OTP_MINUTES = 10;
const ATTEMPTS = 5;

/** Who tries a code: a session of the account, a browser that is known to it, or anyone else. */
export type Guesser = 'session' | 'browser' | 'stranger';

/** Wrong tries are counted for each kind of guesser, so that a stranger can't use up those of the owner. */
const OtpRecord = z.object({
  hash: z.string(),
  wrong: z.object({ session: z.int(), browser: z.int(), stranger: z.int() }),
  spent: z.boolean(),
});

/** Returns a new six-digit code for an account and its e-mail. It replaces the older one. The vault has its hash for ten minutes. */
export async function issueOtp(
  { vault, secrets, random, clock }: CommandContext,
  userId: string,
  emailKey: string,
): Promise<string> {
  const otp = sixDigits(random.bytes(6));
  const value = {
    hash: secrets.otpHash(userId, emailKey, otp),
    wrong: { session: 0, browser: 0, stranger: 0 },
    spent: false,
  };
  const expiresAt = new Date(clock.now().getTime() + OTP_MINUTES * 60_000).toISOString();
  await vault.put({ kind: 'otp', id: userId, value, expiresAt });
  return otp;
}

/** The hash of the code that was found correct. */
export type OtpFound = string;

/**
 * Checks a one-time code. Returns what `spendOtp` needs, or undefined for a wrong code. A wrong code costs an attempt;
 * after five, the code is invalid for guessers of that kind. A correct code stays valid until it is spent, so that the caller can repeat it after
 * an outage. Simultaneous attempts are counted one after another, and a correct one needs an attempt that is left.
 */
export async function findOtp(
  { vault, secrets }: CommandContext,
  userId: string,
  emailKey: string,
  otp: string,
  guesser: Guesser = 'stranger',
): Promise<OtpFound | undefined> {
  for (;;) {
    const kept = await keptOtp(vault, userId);
    if (!kept || kept.spent || kept.wrong[guesser] >= ATTEMPTS) return undefined;
    const correct = timingSafeEqual(
      Buffer.from(kept.hash),
      Buffer.from(secrets.otpHash(userId, emailKey, otp)),
    );
    const wrong = { ...kept.wrong, [guesser]: kept.wrong[guesser] + (correct ? 0 : 1) };
    if (await replaceOtp(vault, userId, { ...kept, wrong })) return correct ? kept.hash : undefined;
  }
}

/** Invalidates a code that was found correct, once its effect is durable. A newer code stays valid. */
export async function spendOtp({ vault }: CommandContext, userId: string, found: OtpFound): Promise<void> {
  for (;;) {
    const kept = await keptOtp(vault, userId);
    if (kept?.hash !== found || (await replaceOtp(vault, userId, { ...kept, spent: true }))) return;
  }
}

type KeptOtp = z.infer<typeof OtpRecord> & Pick<VaultRecord, 'version' | 'expiresAt'>;

async function keptOtp(vault: Vault, userId: string): Promise<KeptOtp | undefined> {
  const record = await vault.get('otp', userId);
  const kept = OtpRecord.safeParse(record?.value);
  if (!record || !kept.success) return undefined;
  const { version, expiresAt } = record;
  return { ...kept.data, version, ...(expiresAt === undefined ? {} : { expiresAt }) };
}

/** Returns false where the code was replaced or tried meanwhile. */
const replaceOtp = (
  vault: Vault,
  userId: string,
  { hash, wrong, spent, version, expiresAt }: KeptOtp,
): Promise<boolean> =>
  vault.put({
    kind: 'otp',
    id: userId,
    value: { hash, wrong, spent },
    seen: version,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });

/** With 48 random bits, the chances of a million codes differ by less than a part in 10⁸. */
function sixDigits(bytes: Uint8Array): string {
  return String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
