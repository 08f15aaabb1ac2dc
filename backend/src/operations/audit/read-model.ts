import { setTimeout as sleep } from 'node:timers/promises';
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

const PATIENCE_MS = 30_000;
const PAUSE_MS = 5;

/**
 * Compares a stored read model with one folded anew to exactly its checkpoint. A server may go on projecting: what it
 * changed meanwhile is looked at again, in a moment between two of its commits, until it is as it should be then.
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

  for (const deadline = performance.now() + PATIENCE_MS; suspects.size > 0; await sleep(PAUSE_MS)) {
    const checkpoint = await store.checkpoint(name);
    const documents = await store.getMany(name, [...suspects]);
    const still = checkpoint === (await store.checkpoint(name)) && !folded.isPast(checkpoint);
    if (!still && performance.now() < deadline) continue;
    if (still) await advance(folded, checkpoint, judges);
    const stored = new Map(documents.map((document) => [document.id, document]));
    for (const id of suspects) {
      for (const { check, judge } of objections(id, stored.get(id)))
        check.wrong(judge(id, stored.get(id), folded.documents.get(id)) ?? id);
    }
    break;
  }
  return judges.map(({ check }) => check.result());
}

async function advance(
  folded: FoldedModel,
  checkpoint: string | null,
  [first]: readonly Judge[],
): Promise<void> {
  if (!(await folded.advanceTo(checkpoint)))
    first?.check.wrong(`the checkpoint ${checkpoint} lies behind the end of the log`);
}
