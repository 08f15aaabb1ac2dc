import { z } from 'zod';
import type { Account } from '../domain/account/state.ts';
import type { CommandContext } from './context.ts';

export const SESSION_DAYS = 30;

/** The content of a sealed cookie. `issuedAt` is in milliseconds since 1970. `credential` names the password that opened it. */
export const Session = z.object({
  sessionId: z.string(),
  userId: z.string(),
  issuedAt: z.int(),
  credential: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

/** The record in the vault: for each ended session, by its id, the time when it was opened. */
const Revocations = z.object({ ended: z.record(z.string(), z.int()) });

const sessionMs = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** Returns whether a session is valid: not expired, opened with the current password, and not signed out. */
export async function sessionIsLive(
  { vault, clock }: CommandContext,
  session: Session,
  account: Account,
): Promise<boolean> {
  if (session.issuedAt + sessionMs < clock.now().getTime()) return false;
  if (account.status !== 'present' || account.credential !== session.credential) return false;
  return !(session.sessionId in endedOf((await vault.get('session', session.userId))?.value));
}

/** Ends one session for ever. */
export async function endSession({ vault, clock }: CommandContext, session: Session): Promise<void> {
  for (;;) {
    const record = await vault.get('session', session.userId);
    const ended = recent(endedOf(record?.value), clock.now().getTime());
    const value = { ended: { ...ended, [session.sessionId]: session.issuedAt } };
    if (await vault.put({ kind: 'session', id: session.userId, value, seen: record?.version ?? 0 })) return;
  }
}

type Ended = Readonly<Record<string, number>>;

const endedOf = (value: unknown): Ended => Revocations.safeParse(value).data?.ended ?? {};

/** Returns the ended sessions that have not expired. An expired one is invalid without a record. */
const recent = (ended: Ended, now: number): Ended =>
  Object.fromEntries(Object.entries(ended).filter(([, issuedAt]) => issuedAt + sessionMs >= now));
