import { codesProjection } from '../../src/read-models/codes/project.ts';
import { drainRate } from './rates.ts';
import { seeder } from './seed.ts';
import type { TestBed } from './test-bed.ts';

export interface Throughput {
  /** Events a second. */
  readonly relay: number;
  readonly projectors: number;
}

/** Fills a log. Then one relay publishes it, and then one or two projectors read it. */
export async function throughput(testBed: TestBed, events: number, projectors: 1 | 2): Promise<Throughput> {
  const { ports, start, stop } = testBed;
  const { kafka } = ports;
  if (!kafka) throw new Error('Kafka is not configured');
  // A projector that starts for the first time builds its read models from the log instead of Kafka.
  await start('projector-0');
  await stop('projector-0');
  await seeder(ports.events)(events);
  const unpublished = async () => events - (await kafka.groupFeed.lag('nobody'));
  const relayed = drainRate(events, unpublished);
  await start('relay-0');
  const relay = await relayed;
  await stop('relay-0');
  // The other read models ignore the events of this log.
  const unprojected = () => kafka.groupFeed.lag(codesProjection.definition.name);
  const projected = drainRate(await unprojected(), unprojected);
  const names = (['projector-0', 'projector-1'] as const).slice(0, projectors);
  await start(...names);
  return { relay, projectors: await projected };
}
