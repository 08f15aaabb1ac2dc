import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
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

/** Uses up a one-time code. A wrong one costs an attempt; after five the code is worthless. */
export async function redeemOtp(
  { vault, secrets }: CommandContext,
  userId: string,
  emailKey: string,
  otp: string,
): Promise<boolean> {
  for (;;) {
    const record = await vault.get('otp', userId);
    const kept = OtpRecord.safeParse(record?.value);
    if (!record || !kept.success || kept.data.attemptsLeft <= 0) return false;
    const right = timingSafeEqual(
      Buffer.from(kept.data.hash),
      Buffer.from(secrets.otpHash(userId, emailKey, otp)),
    );
    const left = right ? 0 : kept.data.attemptsLeft - 1;
    const put = await vault.put({
      kind: 'otp',
      id: userId,
      value: { ...kept.data, attemptsLeft: left },
      seen: record.version,
      ...(record.expiresAt === undefined ? {} : { expiresAt: record.expiresAt }),
    });
    if (put) return right;
  }
}

/** 48 random bits give each of a million codes the same chance to within a part in 10⁸. */
function sixDigits(bytes: Uint8Array): string {
  return String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
