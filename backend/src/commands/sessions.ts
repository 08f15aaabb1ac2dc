import { z } from 'zod';
import type { CommandContext } from './context.ts';

export const SESSION_DAYS = 30;

/** What a sealed cookie says. `issuedAt` in milliseconds since 1970. */
export const Session = z.object({ sessionId: z.string(), userId: z.string(), issuedAt: z.int() });
export type Session = z.infer<typeof Session>;

/** What the vault says: sessions opened before `notBefore` are over, and those signed out of one by one. */
const Revocations = z.object({ notBefore: z.int(), ended: z.record(z.string(), z.int()) });
type Revocations = z.infer<typeof Revocations>;

const sessionMs = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** Whether a session still counts: not too old, not signed out of, not from before the password was changed. */
export async function sessionIsLive({ vault, clock }: CommandContext, session: Session): Promise<boolean> {
  if (session.issuedAt + sessionMs < clock.now().getTime()) return false;
  const { notBefore, ended } = read((await vault.get('session', session.userId))?.value);
  return session.issuedAt >= notBefore && !(session.sessionId in ended);
}

/** Ends one session, for good. */
export const endSession = (context: CommandContext, session: Session) =>
  change(context, session.userId, (now, { notBefore, ended }) => ({
    notBefore,
    ended: { ...recent(ended, now), [session.sessionId]: session.issuedAt },
  }));

/** Ends every session of a user that was opened until now. */
export const endAllSessions = (context: CommandContext, userId: string) =>
  change(context, userId, (now) => ({ notBefore: now, ended: {} }));

async function change(
  context: CommandContext,
  userId: string,
  next: (now: number, old: Revocations) => Revocations,
) {
  const { vault, clock } = context;
  for (;;) {
    const record = await vault.get('session', userId);
    const value = next(clock.now().getTime(), read(record?.value));
    if (await vault.put({ kind: 'session', id: userId, value, seen: record?.version ?? 0 })) return;
  }
}

const read = (value: unknown): Revocations =>
  Revocations.safeParse(value).data ?? { notBefore: 0, ended: {} };

/** Sessions that could still be used: the others need no remembering. */
const recent = (ended: Revocations['ended'], now: number) =>
  Object.fromEntries(Object.entries(ended).filter(([, issuedAt]) => issuedAt + sessionMs >= now));
