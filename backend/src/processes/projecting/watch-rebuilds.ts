import pTimeout from 'p-timeout';
import { Gauge } from 'prom-client';
import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { MetricsRegistry } from '../../ports/telemetry/metrics-registry.ts';
import { PROJECTIONS } from '../../read-models/index.ts';

export interface RebuildPorts {
  readonly feed: Pick<EventFeed, 'share' | 'subscribe'>;
  readonly store: Pick<ReadStore, 'checkpoint'>;
}

/** Milliseconds. A scrape then gets the other figures, although an engine is away. */
const TIMEOUT_MS = 2000;

/** The progress of rebuilds, read from the stored checkpoints: every process shows those of all. */
export function watchRebuilds(registry: MetricsRegistry, ports: RebuildPorts): void {
  new Gauge({
    name: 'qlaim_rebuild_ratio',
    help: 'Share of the log, 0 to 1, that a rebuild of this read model has read; missing without one',
    labelNames: ['read_model'],
    registers: [registry],
    async collect() {
      this.reset();
      const running = await pTimeout(runningRebuilds(ports), {
        milliseconds: TIMEOUT_MS,
        fallback: () => [],
      }).catch(() => []);
      for (const [name, share] of running) this.set({ read_model: name }, share);
    },
  });
}

async function runningRebuilds({
  feed,
  store,
}: RebuildPorts): Promise<readonly (readonly [string, number])[]> {
  const names = PROJECTIONS.map(({ definition }) => definition.name);
  const reached = await Promise.all(names.map((name) => store.checkpoint(name, 'next')));
  if (reached.every((position) => position === null)) return [];
  const end = await endOf(feed);
  return names.flatMap((name, index) => {
    const position = reached[index] ?? null;
    return position === null ? [] : [[name, feed.share(position, end)] as const];
  });
}
