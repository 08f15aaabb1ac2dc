import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from '../../../src/main/ports.ts';
import { processCheckpoint } from '../../../src/processes/checkpoints.ts';
import { relayTo } from '../../../src/processes/relay/relay.ts';
import { PROJECTIONS } from '../../../src/read-models/index.ts';

/** Returns, for each read model, how many events of the topic it has not projected yet. */
export async function lags({ kafka }: Ports): Promise<readonly number[]> {
  if (!kafka) throw new Error('Kafka is not configured');
  const { groupFeed } = kafka;
  return Promise.all(PROJECTIONS.map(({ definition }) => groupFeed.lag(definition.name)));
}

/** Returns the position of the last event in the log. */
export async function endOfLog({ feed }: Ports): Promise<number> {
  const { signal } = new AbortController();
  for await (const { position } of feed.subscribe({ after: 'now', signal })) return Number(position);
  throw new Error('the feed ended without a position');
}

/**
 * Waits until the read models have projected the whole log.
 * @returns how long it took, in milliseconds
 * @throws when it takes longer than `withinMs`
 */
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
