import { findAccount } from '../../../commands/find-account.ts';
import type { JumpTarget } from '../../../contract/schemas/jump.ts';
import { Email } from '../../../contract/schemas/primitives.ts';
import { SHORT_CODE_LENGTH, shortCodePrefix } from '../../../contract/short-code.ts';
import { batchesNamed } from '../../../read-models/batches/batches.ts';
import { type CodeRow, codesOwnedBy, listCodes } from '../../../read-models/codes/queries.ts';
import { usersById } from '../../../read-models/users/users.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { namedFor, seesNames } from '../../views/masked.ts';
import { namesOf } from '../../views/names.ts';
import type { ConsolePorts } from './ports.ts';

/** Of codes, and as many of batches and of people. */
const MOST = 8;
const SHORTEST = 2;

/** Returns what a text means to a reader: codes, batches and people. Only who sees names searches by them. */
export async function jumpTargets(
  context: ConsolePorts,
  reader: SignedInCaller,
  text: string,
): Promise<JumpTarget[]> {
  if (text.trim().length < SHORTEST) return [];
  const sees = seesNames(reader);
  const found = await Promise.all([
    sees ? people(context, text) : [],
    // Codes found by an e-mail would tell that there is such a person.
    sees || !text.includes('@') ? codes(context, reader, text) : [],
    batches(context, text),
  ]);
  return found.flat();
}

async function people({ people: index, store }: ConsolePorts, text: string): Promise<JumpTarget[]> {
  const ids = (await index.find(text)).slice(0, MOST);
  const users = await usersById(store, ids);
  return ids.flatMap((id) => {
    const user = users.get(id);
    if (!user) return [];
    const { firstName, lastName, email } = user;
    return [{ kind: 'person', id, firstName, lastName, email }];
  });
}

async function codes(context: ConsolePorts, reader: SignedInCaller, text: string): Promise<JumpTarget[]> {
  const email = Email.safeParse(text);
  const rows = email.success ? await codesOf(context, email.data) : await codesLike(context, text);
  const named = await namesOf(context.store, rows);
  return named.map((code) => ({ kind: 'code', ...namedFor(reader, code) }));
}

async function codesOf(context: ConsolePorts, email: string): Promise<readonly CodeRow[]> {
  const found = await findAccount(context, email);
  return found ? (await codesOwnedBy(context.store, found.userId)).slice(0, MOST) : [];
}

/** Codes are printed in groups, with spaces or hyphens between them. */
async function codesLike({ store }: ConsolePorts, text: string): Promise<readonly CodeRow[]> {
  const codePrefix = shortCodePrefix(text.replace(/[\s-]/g, ''));
  if (codePrefix.length < SHORTEST || codePrefix.length > SHORT_CODE_LENGTH) return [];
  return (await listCodes(store, { filters: { codePrefix }, sort: ['id'], limit: MOST, skip: 0 })).rows;
}

async function batches({ store }: ConsolePorts, text: string): Promise<JumpTarget[]> {
  const rows = await batchesNamed(store, text, MOST);
  return rows.map(({ id, name, createdAt, size }) => ({ kind: 'batch', id, name, createdAt, size }));
}
