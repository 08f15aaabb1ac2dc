import { join } from 'node:path';
import { glanceAtEnd } from '../../adapters/sqlite/glance-at-log.ts';
import { openLog } from '../engines/log.ts';
import { opening } from '../engines/opening.ts';
import { judge } from '../parts/judge.ts';
import { namesOf } from '../parts/part.ts';
import { unknownAmong } from '../parts/unknown-kinds.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, fault, faultOfPart, ok } from './finding.ts';
import type { World } from './world.ts';

/** How far events may be ahead of the clock, because several machines write them. Milliseconds. */
const AHEAD_MS = 60_000;

/** Asks the log. One that is a file is only read, also where a start of this version would change its tables. */
export async function checkLog(config: Config, world: World): Promise<readonly Finding[]> {
  if (config.eventStoreUrl !== undefined) return checkServer(config, world);
  const latest = opening(join(config.dataDir, 'events.db'), glanceAtEnd);
  return [ok('the log', 'can be read'), ...checkClock(latest, world)];
}

async function checkServer(config: Config, world: World): Promise<readonly Finding[]> {
  const { store, feed, server } = await openLog(config);
  try {
    await store.ping();
    await store.proveWrite();
    const latest = (await feed.back('end', { limit: 1 })).events[0];
    const version = (await server?.())?.version ?? 'unknown';
    const read = { installation: null, starts: 0, unknown: unknownAmong(await store.kinds()) };
    return [
      ...judge({ log: read }, namesOf(config)).map((newer) => faultOfPart('the log', newer)),
      ok('the log', `answers and can be written: EventStoreDB, version ${version}`),
      ...checkClock(latest?.at, world),
    ];
  } finally {
    await store.close();
  }
}

/** `latest`: when the latest event was recorded. */
function checkClock(latest: string | undefined, world: World): readonly Finding[] {
  const ahead = latest === undefined ? 0 : Date.parse(latest) - world.now().getTime();
  if (ahead <= AHEAD_MS) return [];
  return [
    fault(
      'clock',
      `the latest event is of ${latest}, which this machine has still before it`,
      'let the system set its clock (timedatectl set-ntp true)',
    ),
  ];
}
