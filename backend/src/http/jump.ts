import { findAccount } from '../commands/find-account.ts';
import type { JumpTarget } from '../contract/schemas/jump.ts';
import { Email } from '../contract/schemas/primitives.ts';
import { SHORT_CODE_LENGTH, shortCodePrefix } from '../contract/short-code.ts';
import { type CodeRow, codesOwnedBy, listCodes } from '../read-models/codes/queries.ts';
import type { HttpContext } from './context.ts';
import { namesOf } from './views/names.ts';

const MOST = 8;
const SHORTEST_PREFIX = 2;

/** Returns the codes that a text means: the beginning of a code in any grouping, its link, or its owner's e-mail. */
export async function jumpTargets(context: HttpContext, text: string): Promise<JumpTarget[]> {
  const email = Email.safeParse(text);
  const rows = email.success ? await codesOf(context, email.data) : await codesLike(context, text);
  return namesOf(context.store, rows);
}

async function codesOf(context: HttpContext, email: string): Promise<readonly CodeRow[]> {
  const found = await findAccount(context, email);
  return found ? (await codesOwnedBy(context.store, found.userId)).slice(0, MOST) : [];
}

/** Codes are printed in groups, with spaces or hyphens between them. */
async function codesLike({ store }: HttpContext, text: string): Promise<readonly CodeRow[]> {
  const codePrefix = shortCodePrefix(text.replace(/[\s-]/g, ''));
  if (codePrefix.length < SHORTEST_PREFIX || codePrefix.length > SHORT_CODE_LENGTH) return [];
  return (await listCodes(store, { filters: { codePrefix }, sort: ['id'], limit: MOST, skip: 0 })).rows;
}
