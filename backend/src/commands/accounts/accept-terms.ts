import type { Language } from '../../contract/language.ts';
import { type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { Account } from '../../domain/account/state.ts';
import type { Terms } from '../../domain/account/terms/accepted-terms.ts';
import type { Caller } from '../../domain/caller.ts';
import { actorOf } from '../actor.ts';
import type { CommandContext } from '../context.ts';
import { handle } from '../handle.ts';

/** Records that a person accepts a version of the terms of use, as they were shown in a language. */
export async function acceptTerms(
  context: CommandContext,
  caller: Caller,
  terms: Terms,
  language: Language,
): Promise<Result<Account, 'signed_out'>> {
  const command = { type: 'acceptTerms', ...terms, language } as const;
  const accepted = await handle(context, ACCOUNT, actorOf(caller), caller.id, command);
  return accepted.ok ? { ok: true, value: accepted.value.state } : refuse('signed_out');
}
