import pWaitFor, { TimeoutError } from 'p-wait-for';
import type { Logger } from 'pino';
import { endOf } from '../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../ports/event-feed.ts';
import type { Vault } from '../ports/vault.ts';
import { moveCheckpoint, readCheckpoint } from './checkpoints.ts';

/** How long a node of the log may lag behind another one, in milliseconds. */
const PATIENCE = { interval: 500, timeout: 5_000 };

/**
 * Returns the positions that lie behind the end of the log. Only a log that was restored from an older back-up has such:
 * whoever went on from there would pass over all events until the log is as long as before.
 */
export async function beyondTheLog(
  feed: EventFeed,
  positions: readonly Position[],
  patience = PATIENCE,
): Promise<readonly Position[]> {
  let beyond = positions;
  const areWithin = async () => {
    if (beyond.length === 0) return true;
    const end = await endOf(feed);
    beyond = beyond.filter((position) => feed.compare(position, end) > 0);
    return beyond.length === 0;
  };
  try {
    await pWaitFor(areWithin, patience);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
  }
  return beyond;
}

interface Ports {
  readonly feed: EventFeed;
  readonly vault: Vault;
  readonly logger: Logger;
}

/**
 * Moves the checkpoints of processes back to the end of the log where it was restored from an older back-up than the vault.
 * Called before anything is appended: what is appended meanwhile would be passed over.
 */
export async function clampCheckpoints(
  { feed, vault, logger }: Ports,
  names: readonly string[],
  patience = PATIENCE,
): Promise<void> {
  const end = await endOf(feed);
  const found = await Promise.all(
    names.map(async (name) => ({ name, checkpoint: await readCheckpoint(vault, name) })),
  );
  const positions = found.flatMap(({ checkpoint: { position } }) => position ?? []);
  const beyond = await beyondTheLog(feed, positions, patience);
  for (const { name, checkpoint } of found) {
    if (checkpoint.position === undefined || !beyond.includes(checkpoint.position)) continue;
    if (await moveCheckpoint(vault, name, checkpoint, end))
      logger.warn(
        { process: name, checkpoint: checkpoint.position, end },
        'the log ends before the checkpoint: this process goes on from the end of the log',
      );
  }
}
