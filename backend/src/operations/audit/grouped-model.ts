import pWaitFor from 'p-wait-for';
import { endOf } from '../../ports/end-of-feed.ts';
import type { CheckResult } from './check.ts';
import { compareRows } from './compare-rows.ts';
import { type ComparedBy, ComparedModel } from './compared-model.ts';
import { type Compared, hasReached } from './comparers.ts';
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
    // Else each of them would be folded from where the audit began, which lies further back the longer it takes.
    await model.advanceTo(await endOf(ports.feed));
    const { rows, isOver } = await whenReached(model, ids, patience);
    // A group that stands still is waited for once.
    if (isOver) patience = 0;
    const { behind, reached } = Object.groupBy(rows, (row) => (isBehind(row) ? 'behind' : 'reached'));
    for (const { id } of behind ?? []) by.comparers[0]?.check.wrong(`${id} stays behind the log`);
    await compareRows(ports, by, reached ?? [], model.folded.position);
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

/** Whether a document that is stored, and known to the log, lacks some of its events. */
const isBehind = (row: Compared): boolean =>
  row.stored !== undefined && row.folded !== undefined && !hasReached(row);
