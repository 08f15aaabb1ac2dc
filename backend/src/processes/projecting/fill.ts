import type { Position } from '../../ports/event-feed.ts';
import type { CommitOutcome, StoredDocument } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { Progress, ProjectorPorts } from './follow-log.ts';
import { SeenIds } from './seen-ids.ts';

interface Options {
  readonly signal: AbortSignal;
  /** Called after each commit; the next batch waits for it. */
  readonly onProgress: (progress: Progress) => void | Promise<void>;
  /** Where it ends; at the end of the log when absent. It then leaves the checkpoint where it is: at the start. */
  readonly upTo?: Position;
}

/** Events of a batch of the feed. */
const BATCH = 1000;
const generation = 'next';

/**
 * Fills the generation of a rebuild up to the end of the log, from its checkpoint on. A batch is read and folded while the one
 * before it is committed. Documents that a new generation can't have are not looked for. When another process moved the
 * checkpoint it starts again from what is stored. Rejects with the signal's reason.
 */
export async function fill(ports: ProjectorPorts, projection: Projection, options: Options): Promise<void> {
  while (!(await fillOn(ports, projection, options))) options.signal.throwIfAborted();
}

/** False when the end was not reached. */
async function fillOn(
  { feed, store, log }: ProjectorPorts,
  projection: Projection,
  { signal, onProgress, upTo }: Options,
): Promise<boolean> {
  const { name: collection, version } = projection.definition;
  let from = await store.checkpoint(collection, generation);
  const seen = from === null ? new SeenIds() : undefined;
  /** The documents of the commit that is under way. */
  let written: ReadonlyMap<string, StoredDocument> = new Map();
  let underWay: Promise<CommitOutcome> | undefined;
  let progress: Progress | undefined;

  const committed = async (): Promise<boolean> => {
    const outcome = await underWay;
    underWay = undefined;
    if (outcome !== undefined && outcome !== 'committed') return false;
    if (progress) await onProgress(progress);
    progress = undefined;
    return true;
  };
  const documentsOf = async (ids: readonly string[]): Promise<readonly StoredDocument[]> => {
    const missing = ids.filter((id) => !written.has(id) && (seen?.mayHave(id) ?? true));
    const stored = missing.length === 0 ? [] : await store.getMany(collection, missing, generation);
    return [...stored, ...ids.flatMap((id) => written.get(id) ?? [])];
  };

  const subscription = { after: from ?? 'start', streams: projection.streams, signal, batchSize: BATCH };
  try {
    for await (const batch of feed.subscribe(subscription)) {
      const { position } = batch;
      const isReached = upTo !== undefined && feed.compare(position, upTo) >= 0;
      const events = isReached
        ? batch.events.filter((event) => feed.compare(event.position, upTo) <= 0)
        : batch.events;
      const caughtUp = isReached || batch.caughtUp;
      const { ids, fold } = projection.plan(await log.open(events));
      const writes = fold(await documentsOf(ids));
      if (!(await committed())) return false;
      if (position !== from) {
        const to = upTo === undefined ? { to: position } : {};
        underWay = store.commit({ collection, version, generation, from, ...to, writes });
        // Whoever waits for it gets the error.
        underWay.catch(() => undefined);
      }
      written = new Map(
        writes.map(({ seen: before, ...write }) => [write.id, { ...write, version: before + 1 }]),
      );
      for (const { id } of writes) seen?.add(id);
      progress = { position, caughtUp, events: events.length };
      if (upTo === undefined) from = position;
      if (caughtUp) return await committed();
    }
    return false;
  } finally {
    await Promise.allSettled([underWay]);
  }
}
