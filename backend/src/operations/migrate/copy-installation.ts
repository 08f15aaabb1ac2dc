import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import type { Vault } from '../../ports/vault.ts';
import { isRelay } from '../../processes/relay/relay.ts';
import { copyCheckpoints } from './copy-checkpoints.ts';
import { type Comparison, isEqual, type OnProgress } from './digest.ts';
import { compareEvents, copyEvents, type Heads, surveyTarget } from './events.ts';
import { compareFiles, copyFiles, type FileSource, type FileTarget } from './files.ts';
import { ForeignData } from './foreign-data.ts';
import { installationOf, markBegun, markDone, readMark } from './mark.ts';
import { compareVaults, copyVault } from './vault.ts';

export interface MigrationPorts {
  readonly source: { readonly feed: EventFeed; readonly vault: Vault; readonly files: FileSource };
  readonly target: {
    readonly events: EventStore;
    readonly feed: EventFeed;
    readonly vault: Vault;
    readonly files: FileTarget;
  };
}

/** What the target keeps in another store. Anything else is the same store on both sides, and stays untouched. */
export interface Moves {
  readonly events: boolean;
  readonly vault: boolean;
  readonly files: boolean;
  /** The target publishes events to another Kafka topic, or for the first time. */
  readonly topic: boolean;
}

const ROUNDS = 3;

/**
 * Copies what moves and compares it. May be killed anywhere and run again. Throws `ForeignData`, and overwrites nothing,
 * where the target holds other data. Copies the checkpoints of processes last, once all is equal.
 */
export async function migrate(
  ports: MigrationPorts,
  moves: Moves,
  onProgress: OnProgress,
): Promise<readonly Comparison[]> {
  const { source, target } = ports;
  const installation = await installationOf(source.feed);
  const progress = moves.vault ? await readMark(target.vault, installation) : 'begun';
  const heads = moves.events
    ? await surveyTarget(source.feed, target.feed, onProgress)
    : new Map<string, number>();
  // A shared log does not show whether the product has already run on the target.
  if (progress === 'done' && !moves.events) return compareOnly(ports, moves, onProgress);
  if (moves.vault) await markBegun(target.vault, installation);
  await copyUntilStill(ports, moves, heads, onProgress);
  const comparisons = await compare(ports, moves, onProgress);
  if (!comparisons.every(isEqual)) return comparisons;
  if (moves.events || moves.vault)
    await copyCheckpoints(source, target, {
      translated: moves.events,
      dropped: (name) => moves.topic && isRelay(name),
    });
  if (moves.vault) await markDone(target.vault, installation);
  return comparisons;
}

/** Copies again, a few times at most, while events are appended to the source meanwhile. */
async function copyUntilStill(
  { source, target }: MigrationPorts,
  moves: Moves,
  heads: Heads,
  onProgress: OnProgress,
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before: Position = await endOf(source.feed);
    if (moves.events) await copyEvents(source.feed, target.events, heads, onProgress);
    if (moves.vault) await copyVault(source.vault, target.vault, onProgress);
    if (moves.files) await copyFiles(source.files, target.files, onProgress);
    if (before === (await endOf(source.feed))) return;
  }
  throw new ForeignData('the source keeps changing: stop the product that runs on it');
}

async function compare(
  { source, target }: MigrationPorts,
  moves: Moves,
  onProgress: OnProgress,
): Promise<readonly Comparison[]> {
  const comparisons: Comparison[] = [];
  if (moves.events) comparisons.push(await compareEvents(source.feed, target.feed, onProgress));
  if (moves.vault) comparisons.push(await compareVaults(source.vault, target.vault, onProgress));
  if (moves.files) comparisons.push(await compareFiles(source.files, target.files, onProgress));
  return comparisons;
}

async function compareOnly(
  ports: MigrationPorts,
  moves: Moves,
  onProgress: OnProgress,
): Promise<readonly Comparison[]> {
  const comparisons = await compare(ports, moves, onProgress);
  if (comparisons.every(isEqual)) return comparisons;
  throw new ForeignData(
    'this target was filled before, and it or the source has changed since: nothing was copied again',
  );
}
