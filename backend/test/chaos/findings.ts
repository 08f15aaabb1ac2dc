import type { Ports } from '../../src/main/ports.ts';
import { canonicalJson } from '../../src/ports/canonical-json.ts';
import { PROJECTIONS } from '../../src/read-models/index.ts';
import type { Ledger } from './ledger.ts';
import { generated, type Trace, tracesIn } from './traces.ts';

/** A question to which the answer should be an empty list. */
export interface Finding {
  readonly question: string;
  readonly examined: number;
  readonly wrong: readonly string[];
}

/** How often each trace is in the log. */
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

/** Holds the log to what was answered. */
export function compare(ledger: Ledger, log: ReadonlyMap<Trace, number>): readonly Finding[] {
  const { acknowledged, unknown, unknownBatches, unexpected } = ledger;
  const batch = generated('');
  const unasked = [...log.keys()].filter((trace) => !acknowledged.has(trace) && !unknown.has(trace));
  const isBatch = (trace: Trace) => trace.startsWith(batch);
  const spareBatches = unasked.filter(isBatch).slice(unknownBatches);
  return [
    {
      question: 'acknowledged and missing from the log',
      examined: acknowledged.size,
      wrong: [...acknowledged].filter((trace) => !log.has(trace)),
    },
    {
      question: 'in the log more than once',
      examined: log.size,
      wrong: [...log].filter(([, times]) => times > 1).map(([trace, times]) => `${trace}: ${times} times`),
    },
    {
      question: 'in the log and never asked for',
      examined: log.size,
      wrong: [...unasked.filter((trace) => !isBatch(trace)), ...spareBatches],
    },
    { question: 'answered as it must not be', examined: acknowledged.size + unknown.size, wrong: unexpected },
  ];
}

/**
 * Every document, to the byte; how often each was written is no part of it, nor in which order its journals came to be
 * known to it: between partitions there is none.
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
  const wrong = [...ids].filter((id) => before.get(id) !== after.get(id));
  return {
    question: 'documents that are others in a fresh rebuild',
    examined: ids.size,
    wrong: wrong.map((id) => `${id}: ${before.get(id)} is rebuilt as ${after.get(id)}`),
  };
}
