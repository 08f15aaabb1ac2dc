import pWaitFor from 'p-wait-for';
import type { EventLog } from '../../log/event-log.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { CheckResult } from './check.ts';
import { FoldedModel } from './folded-model.ts';
import type { Judge } from './judges.ts';

export interface AuditPorts {
  readonly feed: EventFeed;
  readonly log: EventLog;
  readonly store: ReadStore;
}

/** Milliseconds. When the time is over, documents are compared as they are. */
const POLLING = { interval: 5, timeout: { milliseconds: 30_000, fallback: () => undefined } };

/**
 * Compares a stored read model with the fold of the log up to its checkpoint. A server may project meanwhile: documents
 * that differ are read again, between two of its commits, and compared at that checkpoint.
 */
export async function auditReadModel(
  { store, ...log }: AuditPorts,
  projection: Projection,
  judges: readonly Judge[],
): Promise<readonly CheckResult[]> {
  const { name } = projection.definition;
  const folded = new FoldedModel(log, projection, (event) => {
    for (const judge of judges) judge.see?.(event);
  });
  const objections = (id: string, stored: StoredDocument | undefined) =>
    judges.filter((judge) => judge.judge(id, stored, folded.documents.get(id)) !== undefined);

  const suspects = new Set<string>();
  await advance(folded, await store.checkpoint(name), judges);
  const missing = new Set(folded.documents.keys());
  for await (const document of store.scan(name)) {
    judges[0]?.check.saw();
    missing.delete(document.id);
    if (objections(document.id, document).length > 0) suspects.add(document.id);
  }
  for (const id of missing) suspects.add(id);

  let stored: ReadonlyMap<string, StoredDocument> = new Map();
  const areComparable = async () => {
    const checkpoint = await store.checkpoint(name);
    const documents = await store.getMany(name, [...suspects]);
    stored = new Map(documents.map((document) => [document.id, document]));
    if (checkpoint !== (await store.checkpoint(name)) || folded.isPast(checkpoint)) return false;
    await advance(folded, checkpoint, judges);
    return true;
  };
  if (suspects.size > 0) await pWaitFor(areComparable, POLLING);
  for (const id of suspects)
    for (const { check, judge } of objections(id, stored.get(id)))
      check.wrong(judge(id, stored.get(id), folded.documents.get(id)) ?? id);
  return judges.map(({ check }) => check.result());
}

async function advance(
  folded: FoldedModel,
  checkpoint: string | null,
  [first]: readonly Judge[],
): Promise<void> {
  if (!(await folded.advanceTo(checkpoint)))
    first?.check.wrong(`the checkpoint ${checkpoint} is beyond the end of the log`);
}
