import { isDeepStrictEqual } from 'node:util';
import type { Position } from '../../ports/event-feed.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { lastRevisions } from '../../read-models/counted-scans.ts';
import type { ComparedBy } from './compared-model.ts';
import { type Compared, type Comparer, hasReached } from './comparers.ts';
import { foldOn } from './fold-on.ts';
import type { FoldPorts } from './folded-model.ts';

/**
 * Notes the differences between stored documents and their folds up to a position. A projector writes its documents in parts, and
 * its checkpoint with the last one: a document that is ahead is compared with its fold to exactly its revisions.
 */
export async function compareRows(
  ports: FoldPorts,
  { projection, comparers }: ComparedBy,
  rows: readonly Compared[],
  after: Position | null,
): Promise<void> {
  const to = byId(rows.flatMap(({ stored, folded }) => (isAhead(stored, folded) ? [stored] : [])));
  const from = byId(rows.flatMap(({ id, folded }) => (folded && to.has(id) ? [folded] : [])));
  const again = await foldOn(ports, projection, { after, from, to });
  for (const row of rows) {
    const folded = to.has(row.id) ? again.get(row.id) : row.folded;
    // The scans of later journals are in no tally.
    noteDifferences({ ...row, folded }, folded === row.folded ? comparers : comparers.slice(0, 1));
  }
}

function noteDifferences(row: Compared, comparers: readonly Comparer[]): void {
  for (const { check, differenceOf } of comparers) {
    const objection = differenceOf(row);
    if (objection !== undefined) check.wrong(objection);
  }
}

/** Whether a stored document has all that is folded, and more. */
const isAhead = (
  stored: StoredDocument | undefined,
  folded: StoredDocument | undefined,
): stored is StoredDocument =>
  stored !== undefined &&
  hasReached({ stored, folded }) &&
  !isDeepStrictEqual(lastRevisions(stored), folded && lastRevisions(folded));

const byId = (documents: readonly StoredDocument[]): ReadonlyMap<string, StoredDocument> =>
  new Map(documents.map((document) => [document.id, document]));
