import type { Request } from 'express';
import { findKey } from '../../../commands/api-keys/find-key.ts';
import type { CommandContext } from '../../../commands/context.ts';
import { ok, type Refusal, type Result, refuse } from '../../../contract/result.ts';
import type { Route } from '../../../contract/route.ts';
import { scopeOf } from '../../../contract/route-scopes.ts';
import { unlessAway } from '../../../ports/errors.ts';
import { authorise, type RightsPorts, type SignedInCaller } from '../caller/caller.ts';
import { fromAddress, giveBack, limit, RULES } from '../limits/limits.ts';
import { type CallLimitPorts, limitCall } from '../limits/route-limits.ts';
import type { KeyUses } from './key-uses.ts';

/** Returns the key in an `Authorization` header; undefined where the call brings none. */
export const keyIn = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^bearer +(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1];

/** Returns the refusal of a call that no key may make; undefined for a call without a key. */
export const refuseKey = (request: Pick<Request, 'headers'>): Refusal | undefined =>
  keyIn(request) === undefined ? undefined : { code: 'api_key_refused' };

/** What admits a call with an API key. */
export interface AdmissionPorts extends CommandContext, CallLimitPorts, RightsPorts {
  readonly keyUses: KeyUses;
  readonly secrets: CommandContext['secrets'];
}

/**
 * Returns the admin in whose name a key calls, or why the key may not make the call. A key counts, whatever cookie comes
 * with it: a page of another origin can send neither the key nor read the answer, so that its origin does not matter.
 */
export async function admitKey(
  context: AdmissionPorts,
  route: Route,
  request: Request,
  text: string,
): Promise<Result<SignedInCaller>> {
  const guesses = fromAddress(RULES.apiKeyByAddress, request);
  const guessed = await limit(context, ...guesses);
  if (guessed) return guessed;
  const found = await findKey(context, text);
  // A key that has ended is no guess. A program that still sends it must not shut out the others of its network.
  if (found.ok || found.refusal.code === 'api_key_ended')
    for (const [rule, key] of guesses) await unlessAway(giveBack(context, rule, key));
  if (!found.ok) return found;
  const { id, key, account } = found.value;
  const often = await limit(context, [RULES.callsByApiKey, id]);
  const limited = often ?? (await limitCall(context, route, request, `api key ${id}`));
  if (limited) return limited;
  const { access } = route;
  const scope = scopeOf(route);
  if (scope === undefined) return refuse('api_key_refused');
  if (!key.scopes.includes(scope))
    return refuse('api_key_scope', { message: `This API key lacks the scope ${scope}` });
  const caller = { id: key.maker, role: account.role, account, session: null, apiKey: id };
  // An open route gives an admin more than anyone, so that the admin's rights are checked there, too.
  const refusal = authorise(context, { ...route, access: access === 'anyone' ? 'verified' : access }, caller);
  if (refusal) return { ok: false, refusal };
  context.keyUses.note(id);
  return ok(caller);
}
