import { isDeepStrictEqual } from 'node:util';
import pWaitFor from 'p-wait-for';
import { endOf } from '../../ports/end-of-feed.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { lastRevisions } from '../../read-models/counted-scans.ts';
import type { CheckResult } from './check.ts';
import { type ComparedBy, ComparedModel } from './compared-model.ts';
import type { Compared, Comparer } from './comparers.ts';
import { foldOn } from './fold-on.ts';
import type { AuditPorts } from './read-model.ts';

/**
 * Milliseconds in which no document gets further. Then all are compared as they are. A group takes this long to share the work
 * anew where its members come and go on a busy machine.
 */
const PATIENCE = 60_000;
const INTERVAL = 100;

/**
 * Compares a read model of a consumer group, which has no checkpoint, with the fold of the whole log. A document that
 * differs gets time to catch up. One that is ahead by then is compared with its fold to exactly its revisions.
 */
export async function auditGroupedModel(
  ports: AuditPorts,
  by: ComparedBy,
  options: { readonly afresh: boolean },
): Promise<readonly CheckResult[]> {
  const model = new ComparedModel(ports, by);
  await model.begin(await endOf(ports.feed), options);
  let patience = PATIENCE;
  for await (const ids of model.suspects()) {
    const { rows, isOver } = await whenReached(model, ids, patience);
    // A group that stands still is waited for once.
    if (isOver) patience = 0;
    const to = byId(rows.flatMap(({ stored, folded }) => (isFurther(stored, folded) ? [stored] : [])));
    const from = byId(rows.flatMap(({ id, folded }) => (folded && to.has(id) ? [folded] : [])));
    const again = await foldOn(ports, by.projection, { after: model.folded.position, from, to });
    for (const row of rows) {
      if (!to.has(row.id)) compareRow(row, by.comparers);
      // The scans of later journals are in no tally.
      else compareRow({ ...row, folded: again.get(row.id) }, by.comparers.slice(0, 1));
    }
  }
  return by.comparers.map(({ check }) => check.result());
}

/** The documents once all have reached the fold, or as they are when none gets further. */
async function whenReached(model: ComparedModel, ids: readonly string[], patience: number) {
  let rows: readonly Compared[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  let waitsUntil = performance.now() + patience;
  let isOver = false;
  const areReached = async () => {
    rows = await model.compare(ids, await model.stored(ids));
    const behind = rows.filter((row) => !hasReached(row)).length;
    if (behind < fewest) waitsUntil = performance.now() + patience;
    fewest = Math.min(fewest, behind);
    isOver = behind > 0 && performance.now() >= waitsUntil;
    return behind === 0 || isOver;
  };
  await pWaitFor(areReached, { interval: INTERVAL });
  return { rows, isOver };
}

function compareRow(row: Compared, comparers: readonly Comparer[]): void {
  if (row.stored && row.folded && !hasReached(row)) {
    comparers[0]?.check.wrong(`${row.id} stays behind the log`);
    return;
  }
  for (const { check, differenceOf } of comparers) {
    const objection = differenceOf(row);
    if (objection !== undefined) check.wrong(objection);
  }
}

function hasReached({ stored, folded }: Pick<Compared, 'stored' | 'folded'>): boolean {
  const revisions = Object.entries(folded ? lastRevisions(folded) : {});
  return revisions.every(([stream, revision]) => (stored?.revisions[stream] ?? -1) >= revision);
}

/** Whether a stored document has all that is folded, and more. */
const isFurther = (
  stored: StoredDocument | undefined,
  folded: StoredDocument | undefined,
): stored is StoredDocument =>
  stored !== undefined &&
  hasReached({ stored, folded }) &&
  !isDeepStrictEqual(lastRevisions(stored), folded && lastRevisions(folded));

const byId = (documents: readonly StoredDocument[]): ReadonlyMap<string, StoredDocument> =>
  new Map(documents.map((document) => [document.id, document]));
