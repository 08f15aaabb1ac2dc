import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import { beyondTheLog } from '../clamp-checkpoints.ts';
import { giveMemoryBack } from '../give-memory-back.ts';
import { withoutRemains } from '../scan-archives/without-remains.ts';
import { fill } from './fill.ts';
import { fillFromSnapshot } from './fill-from-snapshot.ts';
import { follow, type Progress, type ProjectorPorts } from './follow-log.ts';

const BATCH = 1000;
/** Events after which a rebuild leaves garbage that is worth collecting. */
const MANY = 10_000;

interface Options {
  readonly signal: AbortSignal;
  /** Drops what an interrupted rebuild has left, instead of continuing it. */
  readonly afresh?: boolean;
  /** Whether it rests after each batch as long as the batch took: others work in the same thread. */
  readonly isGentle?: boolean;
  /** Scans of a snapshot that are folded together, which bounds its memory. */
  readonly scansTogether?: number | undefined;
  /** Called after each batch, with the events read so far. */
  readonly onProgress?: (progress: { readonly events: number; readonly position: Position }) => void;
}

/**
 * Rebuilds a read model from the log into a second generation, beside the one that is served, and swaps the two. An
 * interrupted rebuild continues from its checkpoint. Before the swap the writers of the served generation pause, and the
 * new one is brought to the end of the log. So it holds all that was shown, and what a consumer group gets only once.
 * Returns the number of events read.
 */
export async function rebuild(
  given: ProjectorPorts,
  projection: Projection,
  { signal, afresh = false, isGentle = false, scansTogether, onProgress }: Options,
): Promise<number> {
  const ports = { ...given, feed: await withoutRemains(given.feed, given.log) };
  const { store } = ports;
  const { definition } = projection;
  let events = 0;
  const read = (progress: Progress) => {
    events += progress.events;
    onProgress?.({ events, position: progress.position });
  };
  let began = performance.now();
  const rest = async () => {
    if (isGentle) await sleep(performance.now() - began, undefined, { signal }).catch(() => undefined);
    began = performance.now();
  };
  const catchUp = async () => {
    await follow(ports, projection, {
      signal,
      generation: 'next',
      batchSize: BATCH,
      onProgress: (progress) => {
        read(progress);
        return !progress.caughtUp;
      },
    });
    signal.throwIfAborted();
  };
  await store.beginRebuild(definition, { afresh: afresh || !(await leadsOn(ports, projection)) });
  if ((await store.checkpoint(definition.name, 'next')) === null)
    await fillFromSnapshot(ports, projection, {
      signal,
      isGentle,
      scansTogether,
      onProgress: async (progress) => {
        read(progress);
        await rest();
      },
    });
  await fill(ports, projection, {
    signal,
    onProgress: async (progress) => {
      read(progress);
      await rest();
    },
  });
  await store.makeIndexes(definition);
  await rest();
  for (;;) {
    await catchUp();
    const pause = await store.pauseWrites(definition.name);
    try {
      // The writers wait meanwhile.
      await catchUp();
      if (await store.swap(definition, pause)) break;
    } finally {
      // Where the store is away, the writers end the pause themselves.
      await store.resumeWrites(definition.name, pause).catch(() => undefined);
    }
  }
  await giveBack(store, isGentle);
  if (events > MANY) await giveMemoryBack();
  return events;
}

/** Gives the disk back what the replaced generation took, while others read and write. */
async function giveBack(store: ReadStore, isGentle: boolean): Promise<void> {
  for (;;) {
    const began = performance.now();
    if (!(await store.giveBack?.().catch(() => false))) return;
    await sleep(isGentle ? performance.now() - began : 0);
  }
}

/** Whether an interrupted rebuild has a checkpoint to go on from, which the log has: one that was restored may be shorter. */
async function leadsOn({ store, feed }: ProjectorPorts, { definition }: Projection): Promise<boolean> {
  const reached = await store.checkpoint(definition.name, 'next');
  return reached !== null && (await beyondTheLog(feed, [reached])).length === 0;
}
