import { z } from 'zod';
import type { Account } from '../domain/account/state.ts';
import type { CommandContext } from './context.ts';

export const SESSION_DAYS = 30;

/** What a sealed cookie says. `issuedAt` in milliseconds since 1970; `credential` is the password that opened it. */
export const Session = z.object({
  sessionId: z.string(),
  userId: z.string(),
  issuedAt: z.int(),
  credential: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

/** What the vault says: when the sessions that were signed out of had been opened, by their ids. */
const Revocations = z.object({ ended: z.record(z.string(), z.int()) });

const sessionMs = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** Whether a session still counts: not too old, not from before the password was changed, not signed out of. */
export async function sessionIsLive(
  { vault, clock }: CommandContext,
  session: Session,
  account: Account,
): Promise<boolean> {
  if (session.issuedAt + sessionMs < clock.now().getTime()) return false;
  if (account.status !== 'present' || account.credential !== session.credential) return false;
  return !(session.sessionId in endedOf((await vault.get('session', session.userId))?.value));
}

/** Ends one session, for good. */
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

/** Sessions that could still be used: the others need no remembering. */
const recent = (ended: Ended, now: number): Ended =>
  Object.fromEntries(Object.entries(ended).filter(([, issuedAt]) => issuedAt + sessionMs >= now));
