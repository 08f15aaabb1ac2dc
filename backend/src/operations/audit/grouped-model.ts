import { isDeepStrictEqual } from 'node:util';
import pWaitFor from 'p-wait-for';
import { endOf } from '../../ports/end-of-feed.ts';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { CheckResult } from './check.ts';
import { FoldedModel } from './folded-model.ts';
import type { Judge } from './judges.ts';
import type { AuditPorts } from './read-model.ts';
import { refold } from './refold.ts';

type Documents = ReadonlyMap<string, StoredDocument>;

/** Milliseconds. When the time is over, documents are compared as they are. */
const POLLING = { interval: 100, timeout: { milliseconds: 30_000, fallback: () => undefined } };

/**
 * Compares a read model of a consumer group, which has no checkpoint, with the fold of the whole log. A document that
 * differs gets time to catch up. One that is ahead by then is folded again, to exactly its revisions.
 */
export async function auditGroupedModel(
  ports: AuditPorts,
  projection: Projection,
  judges: readonly Judge[],
): Promise<readonly CheckResult[]> {
  const { store } = ports;
  const { name } = projection.definition;
  const folded = new FoldedModel(ports, projection, (event) => {
    for (const judge of judges) judge.see?.(event);
  });
  await folded.advanceTo(await endOf(ports.feed));
  const goal: Documents = folded.documents;

  const suspects = new Set(goal.keys());
  for await (const stored of store.scan(name)) {
    judges[0]?.check.saw();
    const sound = judges.every((judge) => !judge.judge(stored.id, stored, goal.get(stored.id)));
    if (sound) suspects.delete(stored.id);
    else suspects.add(stored.id);
  }
  const found = await whenReached(store, name, suspects, goal);
  const again = await refold(ports, projection, found);
  for (const id of suspects) {
    const [stored, there] = [found.get(id), goal.get(id)];
    if (stored && there && !hasReached(stored, there)) judges[0]?.check.wrong(`${id} stays behind the log`);
    else {
      const isFurther = stored !== undefined && !isDeepStrictEqual(stored.revisions, there?.revisions);
      for (const { check, judge } of isFurther ? judges.slice(0, 1) : judges) {
        const objection = judge(id, stored, stored ? again.get(id) : there);
        if (objection !== undefined) check.wrong(objection);
      }
    }
  }
  return judges.map(({ check }) => check.result());
}

/** The documents once all have reached their goal, or as they are when the time is over. */
async function whenReached(
  store: ReadStore,
  collection: string,
  ids: ReadonlySet<string>,
  goal: Documents,
): Promise<Documents> {
  let documents: Documents = new Map();
  const areReached = async () => {
    documents = new Map((await store.getMany(collection, [...ids])).map((each) => [each.id, each]));
    return [...ids].every((id) => hasReached(documents.get(id), goal.get(id)));
  };
  await pWaitFor(areReached, POLLING);
  return documents;
}

function hasReached(stored: StoredDocument | undefined, goal: StoredDocument | undefined): boolean {
  const revisions = Object.entries(goal?.revisions ?? {});
  return revisions.every(([stream, revision]) => (stored?.revisions[stream] ?? -1) >= revision);
}
