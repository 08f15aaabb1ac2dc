import { z } from 'zod';
import type { CommandContext } from '../context.ts';
import { openFor, sealFor } from '../sealed-json.ts';
import { stepOf } from './totp.ts';

const Record = z.object({
  /** The app's secret in base32, sealed under the key of the person. */
  secret: z.string(),
  /** The time step of the last code that was used. */
  lastStep: z.int(),
  /** The hashes of the recovery codes that are left. */
  recovery: z.array(z.string()),
});

/** What a right code was. `left`: the recovery codes that are left. */
export type Spent = { readonly kind: 'app' } | { readonly kind: 'recovery'; readonly left: number };

export const sealSecret = (context: CommandContext, userId: string, factor: string, secret: string) =>
  sealFor(context, userId, `totp ${factor}`, secret);

export const openSecret = (context: CommandContext, userId: string, factor: string, sealed: string) =>
  openFor(context, userId, `totp ${factor}`, sealed, z.string());

/** Returns how many recovery codes are left. */
export async function recoveryCodesLeft({ vault }: CommandContext, factor: string): Promise<number> {
  return Record.safeParse((await vault.get('second-factor', factor))?.value).data?.recovery.length ?? 0;
}

/**
 * Spends a code of the second factor: of several simultaneous tries with one code, one succeeds. A code of the app works
 * once, and none before it works afterwards (RFC 6238, section 5.2). Undefined for a wrong code.
 */
export async function spendCode(
  context: CommandContext,
  userId: string,
  factor: string,
  code: string,
): Promise<Spent | undefined> {
  const { vault, secrets, clock } = context;
  for (;;) {
    const record = await vault.get('second-factor', factor);
    const kept = Record.safeParse(record?.value);
    if (!record || !kept.success) return undefined;
    const { lastStep, recovery } = kept.data;
    const put = (value: z.infer<typeof Record>) =>
      vault.put({ kind: 'second-factor', id: factor, value, seen: record.version });

    const hash = secrets.recoveryHash(factor, code);
    if (recovery.includes(hash)) {
      const left = recovery.filter((each) => each !== hash);
      if (await put({ ...kept.data, recovery: left })) return { kind: 'recovery', left: left.length };
      continue;
    }
    const secret = await openSecret(context, userId, factor, kept.data.secret);
    const step = secret === undefined ? undefined : stepOf(secret, code, clock.now());
    if (step === undefined || step <= lastStep) return undefined;
    if (await put({ ...kept.data, lastStep: step })) return { kind: 'app' };
  }
}

/** Replaces the recovery codes. Returns false where the factor has been removed. */
export async function keepRecoveryCodes(
  { vault }: CommandContext,
  factor: string,
  recovery: string[],
): Promise<boolean> {
  for (;;) {
    const record = await vault.get('second-factor', factor);
    const kept = Record.safeParse(record?.value);
    if (!record || !kept.success) return false;
    const value = { ...kept.data, recovery };
    if (await vault.put({ kind: 'second-factor', id: factor, value, seen: record.version })) return true;
  }
}
