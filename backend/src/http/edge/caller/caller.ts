import type { CommandContext } from '../../../commands/context.ts';
import { findSession, type Session, type SessionToken } from '../../../commands/credentials/sessions.ts';
import { may } from '../../../contract/access/permissions.ts';
import { ok, type Refusal, type Result, refuse } from '../../../contract/result.ts';
import type { Access, Route } from '../../../contract/route.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import type { Account } from '../../../domain/account/state.ts';
import { acceptedOf } from '../../../domain/account/terms/accepted-terms.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { HttpSettings } from '../settings/settings.ts';
import type { SessionCookie } from './session-cookie.ts';

/** The caller, with the state of the account in the log. */
export interface SignedInCaller extends Caller {
  readonly account: Account;
  /** Null for a program that calls with an API key. */
  readonly session: Session | null;
}

/** A caller with a session, as every caller without an API key. */
export interface SessionCaller extends SignedInCaller {
  readonly session: Session;
}

/** The caller of a handler; undefined is possible only where anyone may call. No API key opens what is on sessions. */
export type CallerFor<A extends Access> = A extends 'anyone'
  ? SignedInCaller | undefined
  : A extends 'awaiting-second-step' | 'session'
    ? SessionCaller
    : SignedInCaller;

/** What decides whether a caller may do everything. */
export interface RightsPorts {
  readonly settings: Pick<HttpSettings, 'legal' | 'requireAdminTotp'>;
}

/** Returns the caller of a cookie, even one who may not do everything yet; undefined without a valid session. */
export async function findAnyCaller(
  context: CommandContext,
  cookie: SessionCookie,
  header: string | undefined,
): Promise<SessionCaller | undefined> {
  const token = await cookie.read(header);
  return token && callerIn(context, token);
}

/** Returns the caller of a session's token, even one who may not do everything yet; undefined where it is not valid. */
export async function callerIn(
  context: CommandContext,
  token: SessionToken,
): Promise<SessionCaller | undefined> {
  const { userId } = token;
  const { state: account } = await context.log.load(ACCOUNT, userId);
  const session = await findSession(context, token, account);
  return session && { id: userId, role: account.role, account, session };
}

/** Returns the caller whose session a `Cookie` header contains; undefined where the sign-in is not complete. */
export async function findCaller(
  context: CommandContext & RightsPorts,
  cookie: SessionCookie,
  header: string | undefined,
): Promise<SignedInCaller | undefined> {
  return whole(context, await findAnyCaller(context, cookie, header));
}

/** Returns the caller, unless something must come first: then anyone's rights are all that they have. */
export const whole = (
  context: RightsPorts,
  caller: SignedInCaller | undefined,
): SignedInCaller | undefined =>
  caller && !caller.session?.waits && !caller.account.temporaryPassword && !mustTurnOnTwoStep(context, caller)
    ? caller
    : undefined;

/** Returns whether the operator requires two-step sign-in of the account of somebody who works for the shop, which has none. */
export const mustTurnOnTwoStep = (
  { settings }: RightsPorts,
  { account }: Pick<SignedInCaller, 'account'>,
): boolean => settings.requireAdminTotp && account.role !== 'user' && account.secondFactor === null;

/**
 * Returns the version of a domain's terms of use that a person has to accept before anything else; undefined for none. A version
 * that asks nobody is accepted with the one before it.
 */
export function termsToAccept(
  { settings }: RightsPorts,
  { account }: Pick<SignedInCaller, 'account'>,
): string | undefined {
  const { terms, termsOf } = settings.legal;
  const asking = terms.find(({ asks }) => asks);
  const accepted = acceptedOf(account.terms, termsOf)?.version ?? '';
  return asking === undefined || accepted >= asking.day ? undefined : terms[0]?.day;
}

/** Returns what a person must do before anything else, as their own view tells them. */
export function comesFirst(
  context: RightsPorts,
  who: Pick<SignedInCaller, 'account'>,
): Pick<User, 'mustTurnOnTwoStep' | 'mustAcceptTerms'> {
  const mustAcceptTerms = termsToAccept(context, who);
  return {
    ...(mustTurnOnTwoStep(context, who) ? { mustTurnOnTwoStep: true } : {}),
    ...(mustAcceptTerms === undefined ? {} : { mustAcceptTerms }),
  };
}

/** Returns the refusal of a caller who may not use a route, or undefined. */
export function authorise(
  context: RightsPorts,
  route: Pick<Route, 'access' | 'beforePassword'>,
  caller: SignedInCaller | undefined,
): Refusal | undefined {
  const { access } = route;
  if (access === 'anyone') return undefined;
  if (!caller) return { code: 'signed_out' };
  if (access === 'awaiting-second-step') return undefined;
  if (caller.session?.waits) return { code: 'second_step_needed' };
  if (caller.account.temporaryPassword && !route.beforePassword) return { code: 'password_change_required' };
  if (access === 'session') return undefined;
  if (mustTurnOnTwoStep(context, caller)) return { code: 'two_step_required' };
  if (!caller.account.emailVerified) return { code: 'email_unverified' };
  // A program reads no terms: the person who made its key has accepted those of the domain where they did.
  if (caller.session && termsToAccept(context, caller) !== undefined) return { code: 'terms_unaccepted' };
  return access === 'verified' || may(caller.role, access) ? undefined : { code: 'forbidden' };
}

/** Refuses a caller who may not read codes of the user: neither the user, nor somebody who reads all codes. */
export const mustRead = (caller: Caller, userId: string): Result<undefined, 'forbidden'> =>
  may(caller.role, 'codes.read') || caller.id === userId ? ok(undefined) : refuse('forbidden');
