import type { Logger } from 'pino';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import { type EventPublisher, hasAll, type Offsets } from '../../ports/event-publisher.ts';
import type { Vault } from '../../ports/vault.ts';
import { type Checkpoint, moveCheckpoint, readCheckpoint } from '../checkpoints.ts';
import { keepTrail, lastOffsets, readTrail, type Trail, upToWhatIsThere } from './acknowledged.ts';

interface TakeOverPorts {
  readonly feed: EventFeed;
  readonly publisher: EventPublisher;
  readonly vault: Vault;
  readonly logger: Logger;
}

interface Taken {
  readonly at: Checkpoint;
  readonly after: Position | 'start';
  readonly trail: Trail;
}

/**
 * Where to begin. Rewrites the checkpoint unchanged, so that the relay before this one can no longer move it. Where the
 * broker has lost what it had acknowledged, publishing begins before that.
 */
export async function takeOver(ports: TakeOverPorts, name: string): Promise<Taken> {
  const { vault, publisher, logger } = ports;
  for (;;) {
    const found = await readCheckpoint(vault, name);
    if (found.position === undefined) return { at: found, after: 'start', trail: [] };
    const at = await moveCheckpoint(vault, name, found, found.position);
    if (!at) continue;
    const trail = await readTrail(vault, name);
    const ends = await publisher.ends();
    if (Object.values(ends).every((end) => end === 0)) {
      logger.warn(
        { relay: name },
        'the topic is empty although events were published: publishing from the first event on',
      );
      return { at, after: 'start', trail: [] };
    }
    if (hasAll(ends, lastOffsets(trail))) return { at, after: found.position, trail };
    const back = await goBack(ports, name, { at, trail }, ends);
    if (back) return back;
  }
}

/** Moves the checkpoint back to where everything is still in the topic. Undefined when another relay has taken over. */
async function goBack(
  { vault, feed, logger }: TakeOverPorts,
  name: string,
  { at, trail }: Pick<Taken, 'at' | 'trail'>,
  ends: Offsets,
): Promise<Taken | undefined> {
  const kept = upToWhatIsThere(trail, ends).filter(
    ({ position }) => at.position !== undefined && feed.compare(position, at.position) <= 0,
  );
  const position = kept.at(-1)?.position;
  const moved = await moveCheckpoint(vault, name, at, position);
  if (!moved) return undefined;
  await keepTrail(vault, name, kept);
  logger.warn(
    { relay: name, after: position ?? 'start' },
    'the topic has lost events that it had acknowledged: publishing them again',
  );
  return { at: moved, after: position ?? 'start', trail: kept };
}
