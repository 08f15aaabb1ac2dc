import pWaitFor from 'p-wait-for';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import type { CheckResult } from './check.ts';
import { compareRows } from './compare-rows.ts';
import { type ComparedBy, ComparedModel } from './compared-model.ts';
import type { FoldPorts } from './folded-model.ts';

export type AuditPorts = FoldPorts & { readonly store: ReadStore };

/** Milliseconds. When the time is over, documents are compared as they are. */
const POLLING = { interval: 5, timeout: { milliseconds: 30_000, fallback: () => undefined } };

/**
 * Compares a stored read model with the fold of the log up to its checkpoint. A server may project meanwhile: documents
 * that differ are read again, between two of its commits, and compared at that checkpoint.
 */
export async function auditReadModel(
  ports: AuditPorts,
  by: ComparedBy,
  options: { readonly afresh: boolean },
): Promise<readonly CheckResult[]> {
  const { store } = ports;
  const { name } = by.projection.definition;
  const model = new ComparedModel(ports, by);
  await model.begin(await store.checkpoint(name), options);
  for await (const ids of model.suspects()) {
    let stored: ReadonlyMap<string, StoredDocument> = new Map();
    const areComparable = async () => {
      const checkpoint = await store.checkpoint(name);
      stored = await model.stored(ids);
      if (checkpoint !== (await store.checkpoint(name)) || model.folded.isPast(checkpoint)) return false;
      await model.advanceTo(checkpoint);
      return true;
    };
    await pWaitFor(areComparable, POLLING);
    await compareRows(ports, by, await model.compare(ids, stored), model.folded.position);
  }
  return by.comparers.map(({ check }) => check.result());
}
