import type { Position } from '../../ports/event-feed.ts';
import type { CommitOutcome } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import { partsOf } from './filling/parts-of.ts';
import { SeenIds } from './filling/seen-ids.ts';
import type { Progress, ProjectorPorts } from './follow-log.ts';

interface Options {
  readonly signal: AbortSignal;
  /** Called after each commit; the next one waits for it. */
  readonly onProgress: (progress: Progress) => void | Promise<void>;
  /** Where it ends; at the end of the log when absent. It then leaves the checkpoint where it is: at the start. */
  readonly upTo?: Position;
  /** Documents that are written together; 3,000 when absent, some MiB. */
  readonly together?: number;
}

/** Events of a batch of the feed: few enough that what is made of them dies young. */
const BATCH = 500;
/** The more documents are written together, the more of them share a page of an index. */
const MANY_DOCUMENTS = 3_000;
/** Characters in documents after which they are written in any case: memory is not to depend on what owners write. */
const MANY_CHARACTERS = 8_000_000;
/** Batches after which a commit begins in any case, so that a rebuild which is interrupted goes on from there. */
const MANY_BATCHES = 100;
const generation = 'next';

/**
 * Fills the generation of a rebuild up to the end of the log, from its checkpoint on. Documents are folded in memory, and some
 * thousand of them written together while the next ones are folded. Documents that a new generation can't have are not looked for.
 * When another process moved the checkpoint it starts again from what is stored. Rejects with the signal's reason.
 */
export async function fill(ports: ProjectorPorts, projection: Projection, options: Options): Promise<void> {
  while (!(await fillOn(ports, projection, options))) options.signal.throwIfAborted();
}

/** False when the end was not reached. */
async function fillOn(
  { feed, store, log }: ProjectorPorts,
  projection: Projection,
  { signal, onProgress, upTo, together = MANY_DOCUMENTS }: Options,
): Promise<boolean> {
  const { name: collection, version } = projection.definition;
  let from = await store.checkpoint(collection, generation);
  const seen = from === null ? new SeenIds() : undefined;
  const folding = projection.begin();
  let events = 0;
  let batches = 0;
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
  const documentsOf = async (ids: readonly string[]) => {
    const stored = seen ? ids.filter((id) => seen.mayHave(id)) : ids;
    return stored.length === 0 ? [] : store.getMany(collection, stored, generation);
  };
  /** Begins to write what is folded. */
  const write = (position: Position, caughtUp: boolean): void => {
    progress = { position, caughtUp, events };
    events = 0;
    batches = 0;
    const writes = folding.take();
    for (const { id } of writes) seen?.add(id);
    if (position === from) return;
    const to = upTo === undefined ? { to: position } : {};
    underWay = store.commit({ collection, version, generation, from, ...to, writes });
    // Whoever waits for it gets the error.
    underWay.catch(() => undefined);
    if (upTo === undefined) from = position;
  };

  const subscription = { after: from ?? 'start', streams: projection.streams, signal, batchSize: BATCH };
  try {
    for await (const batch of feed.subscribe(subscription)) {
      const isReached = upTo !== undefined && feed.compare(batch.position, upTo) >= 0;
      const caughtUp = isReached || batch.caughtUp;
      const due = isReached
        ? batch.events.filter((event) => feed.compare(event.position, upTo) <= 0)
        : batch.events;
      for (const { events: part, position } of partsOf(due)) {
        const { ids, fold } = folding.plan(await log.open(part));
        fold(await documentsOf(ids));
        events += part.length;
        batches += 1;
        const isLast = caughtUp && position === undefined;
        const isMuch = folding.size >= together || folding.characters >= MANY_CHARACTERS;
        if (!isLast && !isMuch && batches < MANY_BATCHES) continue;
        if (!(await committed())) return false;
        write(position ?? batch.position, isLast);
        if (isLast) return await committed();
      }
    }
    return false;
  } finally {
    await Promise.allSettled([underWay]);
  }
}
