import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Vault, VaultRecord } from '../ports/vault.ts';
import type { CommandContext } from './context.ts';

export const OTP_MINUTES = 10;
const ATTEMPTS = 5;

const OtpRecord = z.object({ hash: z.string(), attemptsLeft: z.int() });

/** A fresh six-digit code for an account and its e-mail, replacing an older one. Only its hash is kept, for ten minutes. */
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

/** Which of an account's codes was found right. */
export type OtpFound = string;

/**
 * Whether a one-time code is right: answers what `spendOtp` wants, undefined for no. A wrong one costs an attempt; after
 * five the code is worthless. A right one costs nothing and stays good until it is spent, so that whoever meets an outage
 * may repeat it; but it counts only while attempts are left, in one order with all others, however many come at once.
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
    const right = timingSafeEqual(
      Buffer.from(kept.hash),
      Buffer.from(secrets.otpHash(userId, emailKey, otp)),
    );
    const attemptsLeft = right ? kept.attemptsLeft : kept.attemptsLeft - 1;
    if (await replaceOtp(vault, userId, kept, attemptsLeft)) return right ? kept.hash : undefined;
  }
}

/** Makes a code that was found right worthless, once what it was for is durable. One mailed since is left alone. */
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

/** False when the code has been replaced, or tried, meanwhile. */
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

/** 48 random bits give each of a million codes the same chance to within a part in 10⁸. */
function sixDigits(bytes: Uint8Array): string {
  return String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
