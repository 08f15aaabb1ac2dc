import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Vault, VaultRecord } from '../ports/vault.ts';
import type { CommandContext } from './context.ts';

export const OTP_MINUTES = 10;
const ATTEMPTS = 5;

const OtpRecord = z.object({ hash: z.string(), attemptsLeft: z.int() });

/** Returns a new six-digit code for an account and its e-mail. It replaces the older one. The vault has its hash for ten minutes. */
export async function issueOtp(
  { vault, secrets, random, clock }: CommandContext,
  userId: string,
  emailKey: string,
): Promise<string> {
  const otp = sixDigits(random.bytes(6));
  const value = { hash: secrets.otpHash(userId, emailKey, otp), attemptsLeft: ATTEMPTS };
  const expiresAt = new Date(clock.now().getTime() + OTP_MINUTES * 60_000).toISOString();
  await vault.put({ kind: 'otp', id: userId, value, expiresAt });
  return otp;
}

/** The hash of the code that was found correct. */
export type OtpFound = string;

/**
 * Checks a one-time code. Returns what `spendOtp` needs, or undefined for a wrong code. A wrong code costs an attempt;
 * after five, the code is invalid. A correct code stays valid until it is spent, so that the caller can repeat it after
 * an outage. Simultaneous attempts are counted one after another, and a correct one needs an attempt that is left.
 */
export async function findOtp(
  { vault, secrets }: CommandContext,
  userId: string,
  emailKey: string,
  otp: string,
): Promise<OtpFound | undefined> {
  for (;;) {
    const kept = await keptOtp(vault, userId);
    if (!kept || kept.attemptsLeft <= 0) return undefined;
    const correct = timingSafeEqual(
      Buffer.from(kept.hash),
      Buffer.from(secrets.otpHash(userId, emailKey, otp)),
    );
    const attemptsLeft = correct ? kept.attemptsLeft : kept.attemptsLeft - 1;
    if (await replaceOtp(vault, userId, kept, attemptsLeft)) return correct ? kept.hash : undefined;
  }
}

/** Invalidates a code that was found correct, once its effect is durable. A newer code stays valid. */
export async function spendOtp({ vault }: CommandContext, userId: string, found: OtpFound): Promise<void> {
  for (;;) {
    const kept = await keptOtp(vault, userId);
    if (kept?.hash !== found || (await replaceOtp(vault, userId, kept, 0))) return;
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
  { hash, version, expiresAt }: KeptOtp,
  attemptsLeft: number,
): Promise<boolean> =>
  vault.put({
    kind: 'otp',
    id: userId,
    value: { hash, attemptsLeft },
    seen: version,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });

/** With 48 random bits, the chances of a million codes differ by less than a part in 10⁸. */
function sixDigits(bytes: Uint8Array): string {
  return String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
