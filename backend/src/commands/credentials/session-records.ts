import { z } from 'zod';
import type { Vault } from '../../ports/vault.ts';
import type { CommandContext } from '../context.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long sessions live. A session that waits for its second step gets minutes. */
export const SESSION_LIMITS = { idleDays: 30, absoluteDays: 90, secondStepMinutes: 15, most: 100 } as const;

/** What the user agent of a sign-in says of the device, without versions. */
export const SessionDevice = z.object({ browser: z.string(), os: z.string() });
export type SessionDevice = z.infer<typeof SessionDevice>;

/** What the vault keeps of a session. Times are in milliseconds since 1970. */
export const KeptSession = z.object({
  openedAt: z.int(),
  /** To the hour. */
  seenAt: z.int(),
  /** The id of the password that the account had at the sign-in. Another password ends the session. */
  credential: z.string().nullable(),
  device: SessionDevice,
  /** Whether the second step of the sign-in is still to come. */
  waits: z.boolean(),
});
export type KeptSession = z.infer<typeof KeptSession>;

/** The sessions of one person by id. The id is the hash of the token in the cookie. */
export type KeptSessions = Readonly<Record<string, KeptSession>>;

const Kept = z.object({ sessions: z.record(z.string(), KeptSession) });

type Context = Pick<CommandContext, 'vault' | 'clock'>;

/** Returns the sessions of a person that have not expired. */
export async function keptSessions({ vault, clock }: Context, userId: string): Promise<KeptSessions> {
  return (await read(vault, userId, clock.now().getTime())).sessions;
}

/**
 * Changes the sessions of a person. `change` returns the new ones, or undefined to change nothing. It runs again where
 * another change came first. Returns whether it changed something. The oldest sessions beyond the limit end.
 */
export async function changeSessions(
  { vault, clock }: Context,
  userId: string,
  change: (sessions: KeptSessions) => KeptSessions | undefined,
): Promise<boolean> {
  for (;;) {
    const now = clock.now().getTime();
    const { sessions, version } = await read(vault, userId, now);
    const changed = change(sessions);
    if (changed === undefined) return false;
    const value = { sessions: newest(changed) };
    const expiresAt = new Date(now + SESSION_LIMITS.absoluteDays * DAY_MS).toISOString();
    if (await vault.put({ kind: 'session', id: userId, value, seen: version, expiresAt })) return true;
  }
}

async function read(vault: Vault, userId: string, now: number) {
  const record = await vault.get('session', userId);
  const sessions = Kept.safeParse(record?.value).data?.sessions ?? {};
  const live = Object.entries(sessions).filter(([, session]) => isInTime(session, now));
  return { sessions: Object.fromEntries(live), version: record?.version ?? 0 };
}

function isInTime({ openedAt, seenAt, waits }: KeptSession, now: number): boolean {
  if (waits) return openedAt + SESSION_LIMITS.secondStepMinutes * MINUTE_MS > now;
  const { idleDays, absoluteDays } = SESSION_LIMITS;
  return seenAt + idleDays * DAY_MS > now && openedAt + absoluteDays * DAY_MS > now;
}

const newest = (sessions: KeptSessions): Record<string, KeptSession> =>
  Object.fromEntries(
    Object.entries(sessions)
      .toSorted(([, a], [, b]) => b.seenAt - a.seenAt || b.openedAt - a.openedAt)
      .slice(0, SESSION_LIMITS.most),
  );
