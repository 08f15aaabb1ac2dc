import { codesProjection } from '../../src/read-models/codes/project.ts';
import { fallPerSecond } from './pace.ts';
import { seed } from './seed.ts';
import type { Stage } from './stage.ts';

export interface Throughput {
  /** Events a second. */
  readonly relay: number;
  readonly projectors: number;
}

/** Fills a log, then has one relay publish it, then so many projectors read it. */
export async function throughput(stage: Stage, events: number, projectors: 1 | 2): Promise<Throughput> {
  const { ports, start, stop } = stage;
  const { kafka } = ports;
  if (!kafka) throw new Error('there is no Kafka');
  // A projector that has never been there would make its read models from the log itself.
  await start('projector-0');
  await stop('projector-0');
  await seed(ports.events, events);
  const unpublished = async () => events - (await kafka.groupFeed.lag('nobody'));
  const relayed = fallPerSecond(unpublished);
  await start('relay-0');
  const relay = await relayed;
  await stop('relay-0');
  // The others only pass the events of this log by.
  const unseen = () => kafka.groupFeed.lag(codesProjection.definition.name);
  const projected = fallPerSecond(unseen);
  await start(...(['projector-0', 'projector-1'] as const).slice(0, projectors));
  return { relay, projectors: await projected };
}
