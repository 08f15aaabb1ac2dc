import { z } from 'zod';
import type { Account } from '../../domain/account/state.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import { actorOf } from '../actor.ts';
import type { CommandContext } from '../context.ts';
import { handle } from '../handle.ts';
import { changeSessions, type KeptSession, keptSessions, type SessionDevice } from './session-records.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The content of a sealed cookie. The vault knows only the hash of the token. */
export const SessionToken = z.object({ userId: z.string(), token: z.string() });
export type SessionToken = z.infer<typeof SessionToken>;

/** A session that is valid now. */
export interface Session extends KeptSession {
  /** The hash of the token, which tells nobody the token. */
  readonly id: string;
  readonly userId: string;
}

/**
 * How a person has signed in. A passkey that verified its user counts as both steps. A one-time code signs in once: when it
 * verifies the e-mail of a new account.
 */
export type Proof = 'password' | 'google' | 'passkey' | 'one-time-code';

/**
 * Opens a session, and records a sign-in where no second step is to come. `account` is the state in which the proof was
 * checked: a later password makes the session invalid.
 */
export async function openSession(
  context: CommandContext,
  userId: string,
  account: Account,
  { device, proof }: { readonly device: SessionDevice; readonly proof: Proof },
): Promise<SessionToken & { readonly waits: boolean }> {
  const token = newToken(context);
  const waits = proof !== 'passkey' && account.secondFactor !== null;
  const id = context.secrets.tokenHash(token);
  if (!waits) await recordSignIn(context, userId, account, id);
  const now = context.clock.now().getTime();
  const session = { openedAt: now, seenAt: hourOf(now), credential: account.credential, device, waits };
  await changeSessions(context, userId, (sessions) => ({ ...sessions, [id]: session }));
  return { userId, token, waits };
}

/** Returns the session of a cookie; undefined where it has ended, also by another password or role. */
export async function findSession(
  context: CommandContext,
  { userId, token }: SessionToken,
  account: Account,
): Promise<Session | undefined> {
  const id = context.secrets.tokenHash(token);
  const session = (await keptSessions(context, userId))[id];
  if (account.status !== 'present' || account.disabled) return undefined;
  if (session?.credential !== account.credential) return undefined;
  return { ...session, id, userId };
}

/** Notes once an hour that a session is in use. */
export async function touchSession(context: CommandContext, { id, userId, seenAt }: Session): Promise<void> {
  const hour = hourOf(context.clock.now().getTime());
  if (seenAt >= hour) return;
  await changeSessions(context, userId, (sessions) => {
    const session = sessions[id];
    return session && { ...sessions, [id]: { ...session, seenAt: hour } };
  });
}

interface Rotation {
  /** The id of the new password, where it has changed. */
  readonly credential?: string;
  /** Whether every other session ends. */
  readonly alone?: boolean;
}

/**
 * Gives a session a new token, because its rights have changed: a copy of the old cookie is worthless. Undefined where
 * the session has ended meanwhile.
 */
export async function rotateSession(
  context: CommandContext,
  { id, userId }: Session,
  { alone = false, ...changes }: Rotation = {},
): Promise<SessionToken | undefined> {
  const token = newToken(context);
  const rotated = await changeSessions(
    context,
    userId,
    ({ [id]: session, ...others }) =>
      session && { ...(alone ? {} : others), [context.secrets.tokenHash(token)]: { ...session, ...changes } },
  );
  return rotated ? { userId, token } : undefined;
}

/** Ends the wait for the second step, under a new token. Undefined where the session has ended meanwhile. */
export async function completeSession(
  context: CommandContext,
  { id, userId }: Session,
  account: Account,
): Promise<SessionToken | undefined> {
  const token = newToken(context);
  const newId = context.secrets.tokenHash(token);
  await recordSignIn(context, userId, account, newId);
  const openedAt = context.clock.now().getTime();
  const completed = await changeSessions(
    context,
    userId,
    ({ [id]: session, ...others }) =>
      session && { ...others, [newId]: { ...session, openedAt, seenAt: hourOf(openedAt), waits: false } },
  );
  return completed ? { userId, token } : undefined;
}

/** Ends the session of a cookie for ever, in every process. */
export const endSession = (context: CommandContext, { userId, token }: SessionToken): Promise<boolean> =>
  endSessionById(context, userId, context.secrets.tokenHash(token));

/** Returns false where the person has no such session. */
export const endSessionById = (context: CommandContext, userId: string, id: string): Promise<boolean> =>
  changeSessions(context, userId, ({ [id]: ended, ...others }) => ended && others);

/** Ends all sessions of a person except one. */
export const endOtherSessions = (context: CommandContext, { id, userId }: Session): Promise<boolean> =>
  changeSessions(context, userId, ({ [id]: own }) => (own ? { [id]: own } : {}));

/** Ends all sessions of a person, because their rights have changed. */
export const endSessions = (context: CommandContext, userId: string): Promise<boolean> =>
  changeSessions(context, userId, () => ({}));

const recordSignIn = (context: CommandContext, userId: string, { role }: Account, sessionId: string) =>
  handle(context, SIGN_INS, actorOf({ id: userId, role }), userId, { type: 'open', sessionId });

const newToken = ({ random }: CommandContext): string => Buffer.from(random.bytes(24)).toString('base64url');

const hourOf = (time: number): number => time - (time % HOUR_MS);
