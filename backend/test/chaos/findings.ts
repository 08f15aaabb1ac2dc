import type { Ports } from '../../src/main/ports.ts';
import { canonicalJson } from '../../src/ports/json/canonical-json.ts';
import { PROJECTIONS } from '../../src/read-models/index.ts';
import type { Ledger } from './ledger.ts';
import { generated, type Trace, tracesIn } from './traces.ts';

/** The result of one check. It passes without violations. */
export interface Finding {
  readonly check: string;
  /** How many items the check looked at. */
  readonly examined: number;
  readonly violations: readonly string[];
}

/** Counts how often each trace is in the log. */
export async function tracesInLog({ feed, log }: Ports): Promise<ReadonlyMap<Trace, number>> {
  const counts = new Map<Trace, number>();
  const { signal } = new AbortController();
  for await (const { events, caughtUp } of feed.subscribe({ after: 'start', signal })) {
    for (const event of await log.open(events))
      for (const trace of tracesIn(event)) counts.set(trace, (counts.get(trace) ?? 0) + 1);
    if (caughtUp) break;
  }
  return counts;
}

/** Compares the log with the responses. */
export function compare(ledger: Ledger, log: ReadonlyMap<Trace, number>): readonly Finding[] {
  const { acknowledged, unknown, unknownBatches, unexpected } = ledger;
  const batch = generated('');
  const unrequested = [...log.keys()].filter((trace) => !acknowledged.has(trace) && !unknown.has(trace));
  const isBatch = (trace: Trace) => trace.startsWith(batch);
  const unrequestedBatches = unrequested.filter(isBatch).slice(unknownBatches);
  return [
    {
      check: 'acknowledged and missing from the log',
      examined: acknowledged.size,
      violations: [...acknowledged].filter((trace) => !log.has(trace)),
    },
    {
      check: 'in the log more than once',
      examined: log.size,
      violations: [...log]
        .filter(([, times]) => times > 1)
        .map(([trace, times]) => `${trace}: ${times} times`),
    },
    {
      check: 'in the log without a request',
      examined: log.size,
      violations: [...unrequested.filter((trace) => !isBatch(trace)), ...unrequestedBatches],
    },
    {
      check: 'unexpected responses',
      examined: acknowledged.size + unknown.size,
      violations: unexpected,
    },
  ];
}

/**
 * Returns every document as text. It leaves out how often each was written, and sorts the revisions by stream: the
 * order between partitions differs from rebuild to rebuild.
 */
export async function dump({ store }: Ports): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  for (const { definition } of PROJECTIONS)
    for await (const { id, revisions, body } of store.scan(definition.name))
      documents.set(`${definition.name}/${id}`, canonicalJson({ revisions, body }));
  return documents;
}

export function compareDumps(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Finding {
  const ids = new Set([...before.keys(), ...after.keys()]);
  const changed = [...ids].filter((id) => before.get(id) !== after.get(id));
  return {
    check: 'documents that a rebuild changes',
    examined: ids.size,
    violations: changed.map((id) => `${id}: ${before.get(id)} is rebuilt as ${after.get(id)}`),
  };
}
