import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from '../../../src/main/ports.ts';
import { processCheckpoint } from '../../../src/processes/checkpoints.ts';
import { relayTo } from '../../../src/processes/relay/relay.ts';
import { PROJECTIONS } from '../../../src/read-models/index.ts';

/** How many of the events that Kafka holds each read model has still to see. */
export async function lags({ kafka }: Ports): Promise<readonly number[]> {
  if (!kafka) throw new Error('there is no Kafka');
  const { groupFeed } = kafka;
  return Promise.all(PROJECTIONS.map(({ definition }) => groupFeed.lag(definition.name)));
}

/** Where the log ends now. */
export async function endOfLog({ feed }: Ports): Promise<number> {
  const { signal } = new AbortController();
  for await (const { position } of feed.subscribe({ after: 'now', signal })) return Number(position);
  throw new Error('the feed said nothing');
}

/** Waits until all that is in the log is in the read models. Says how long it took, in milliseconds; throws when it is too long. */
export async function caughtUp(ports: Ports, withinMs: number): Promise<number> {
  const relay = relayTo(ports.kafka?.topic ?? '');
  const startedAt = performance.now();
  for (;;) {
    const end = await endOfLog(ports);
    const relayed = Number((await processCheckpoint(ports.vault, relay)) ?? 0);
    const behind = await lags(ports);
    const took = performance.now() - startedAt;
    if (relayed >= end && behind.every((lag) => lag === 0)) return took;
    if (took > withinMs)
      throw new Error(
        `not caught up: relayed ${relayed} of ${end}, read models behind by ${behind.join(', ')}`,
      );
    await sleep(250);
  }
}
