import { type Session, sessionIsLive } from '../commands/sessions.ts';
import { ok, type Refusal, type Result, refuse } from '../contract/result.ts';
import type { Access } from '../contract/route.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import type { Account } from '../domain/account/state.ts';
import type { Caller } from '../domain/caller.ts';
import type { HttpContext } from './context.ts';
import type { SessionCookie } from './session-cookie.ts';

/** The signed-in caller, with the state of the account in the log. */
export interface SignedInCaller extends Caller {
  readonly account: Account;
  readonly session: Session;
}

/** The caller of a handler; undefined is possible only where anyone may call. */
export type CallerFor<A extends Access> = A extends 'anyone' ? SignedInCaller | undefined : SignedInCaller;

/** Returns the caller whose session a `Cookie` header contains; undefined without a valid session. */
export async function findCaller(
  context: HttpContext,
  cookie: SessionCookie,
  header: string | undefined,
): Promise<SignedInCaller | undefined> {
  const session = await cookie.read(header);
  return session && callerIn(context, session);
}

/** Returns the caller of a session; undefined where it is not valid. */
export async function callerIn(context: HttpContext, session: Session): Promise<SignedInCaller | undefined> {
  const { state: account } = await context.log.load(ACCOUNT, session.userId);
  if (!(await sessionIsLive(context, session, account))) return undefined;
  return { id: session.userId, role: account.role, account, session };
}

/** Returns the refusal of a caller who may not use a route, or undefined. */
export function authorise(access: Access, caller: SignedInCaller | undefined): Refusal | undefined {
  if (access === 'anyone') return undefined;
  if (!caller) return { code: 'signed_out' };
  if (access === 'session') return undefined;
  if (!caller.account.emailVerified) return { code: 'email_unverified' };
  return access === 'admin' && caller.role !== 'admin' ? { code: 'forbidden' } : undefined;
}

/** Refuses a caller who is neither the user nor an admin. */
export const mustBe = (caller: Caller, userId: string): Result<undefined, 'forbidden'> =>
  caller.role === 'admin' || caller.id === userId ? ok(undefined) : refuse('forbidden');
