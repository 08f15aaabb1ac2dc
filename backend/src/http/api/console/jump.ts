import pTimeout from 'p-timeout';
import { may } from '../../../contract/access/permissions.ts';
import { NEWEST_CODES } from '../../../contract/routes/admin.ts';
import type { JumpTarget } from '../../../contract/schemas/jump.ts';
import { SHORT_CODE_LENGTH, shortCodePrefix } from '../../../contract/short-codes/short-code.ts';
import { type BatchRow, batchesOf, newestNamed } from '../../../read-models/batches/batches.ts';
import { type CodeRow, codesOf, pageOfCodes } from '../../../read-models/codes/queries.ts';
import { usersById } from '../../../read-models/users/users.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { namedFor, seesNames } from '../../views/masked.ts';
import { namesOf } from '../../views/names.ts';
import { find } from '../codes/find-codes.ts';
import type { ConsolePorts } from './ports.ts';

/** Of codes, and as many of batches and of people. */
const MOST = 8;
const SHORTEST = 2;
/** Milliseconds that an answer waits for the search, which fills after a start. */
const PATIENCE_MS = 2_000;

/**
 * Returns what a text means to a reader: codes, batches and people, as far as the role reads them. Only who sees names
 * searches by them.
 */
export async function jumpTargets(
  context: ConsolePorts,
  reader: SignedInCaller,
  text: string,
): Promise<JumpTarget[]> {
  if (text.trim().length < SHORTEST) return [];
  const sees = seesNames(reader);
  const found = await Promise.all([
    sees && may(reader.role, 'people.read') ? people(context, text) : [],
    // Codes found by an e-mail would tell that there is such a person.
    may(reader.role, 'codes.read') && (sees || !text.includes('@')) ? codes(context, reader, text) : [],
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
  const named = await namesOf(context.store, await codesLike(context, reader, text));
  return named.map((code) => ({ kind: 'code', ...namedFor(reader, code) }));
}

/** The newest codes that the search of the list finds. While that fills, and without sight of names, those that begin with the text. */
async function codesLike(
  { store, search }: ConsolePorts,
  reader: SignedInCaller,
  text: string,
): Promise<readonly CodeRow[]> {
  const page = { skip: 0, limit: MOST };
  if (seesNames(reader)) {
    const found = await find(search, { q: text }, NEWEST_CODES, page, PATIENCE_MS);
    if (found) return codesOf(store, found.codes);
  }
  const codePrefix = shortCodePrefix(text.replace(/[\s-]/g, ''));
  if (codePrefix.length < SHORTEST || codePrefix.length > SHORT_CODE_LENGTH) return [];
  return pageOfCodes(store, { filters: { codePrefix }, sort: ['id'], ...page });
}

/** The newest batches that the search finds; while that fills, those among the newest. */
async function batches({ store, search }: ConsolePorts, text: string): Promise<JumpTarget[]> {
  const found = search.batches({ batchText: text, limit: MOST });
  const ids = await pTimeout(found, { milliseconds: PATIENCE_MS, message: false });
  if (!ids) return (await newestNamed(store, text, MOST)).map(batchTarget);
  const known = await batchesOf(store, ids);
  return ids.flatMap((id) => {
    const batch = known.get(id);
    return batch ? [batchTarget({ ...batch, id })] : [];
  });
}

const batchTarget = ({ id, name, createdAt, size }: BatchRow): JumpTarget => ({
  kind: 'batch',
  id,
  name,
  createdAt,
  size,
});
