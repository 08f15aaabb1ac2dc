import pTimeout from 'p-timeout';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { GroupFeed } from '../../ports/group-feed.ts';
import type { ScanSpool } from '../../ports/scan-spool.ts';
import type { MetricsRegistry } from '../../ports/telemetry/metrics-registry.ts';
import { type Span, traceIdOf } from '../../ports/telemetry/tracing.ts';
import type { RelayLag } from '../relay/relay-lag.ts';
import type { Process } from '../runner.ts';
import { refusedWrites, type Written } from './refused-writes.ts';

/** What the figures of this process are read from. Their names, units and meanings: docs/operations.md. */
export interface Watched {
  /** May grow after the call. */
  readonly processes: readonly Process[];
  readonly written: readonly Written[];
  /** The read models that this process projects, and those of them that have not caught up yet. */
  readonly readModels: { readonly names: readonly string[]; behind(): readonly string[] } | undefined;
  /** Where the projectors of a read model are a consumer group. */
  readonly groupFeed: Pick<GroupFeed, 'lag'> | undefined;
  readonly relay: RelayLag | undefined;
}

/** Milliseconds. A scrape then gets the other figures, although Kafka is away. */
const TIMEOUT_MS = 2000;

export function watch(
  registry: MetricsRegistry,
  { processes, written, readModels, groupFeed, relay }: Watched,
): void {
  const registers = [registry];
  new Gauge({
    name: 'qlaim_process_failed',
    help: '1: this part of the process has stopped for good; the log says why',
    labelNames: ['process'],
    registers,
    collect() {
      this.reset();
      for (const { name, failure } of processes) this.set({ process: name }, failure() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'qlaim_retrying_seconds',
    help: 'How long this part of the process has failed and been tried again; 0 where it works',
    labelNames: ['process'],
    registers,
    collect() {
      this.reset();
      for (const { name, retrying } of processes) {
        const since = retrying?.().map((each) => Date.parse(each.since)) ?? [];
        this.set({ process: name }, since.length === 0 ? 0 : (Date.now() - Math.min(...since)) / 1000);
      }
    },
  });
  new Gauge({
    name: 'qlaim_writes_refused',
    help: '1: this store takes no writes; /readyz says why',
    labelNames: ['store'],
    registers,
    async collect() {
      const refused = await refusedWrites(written);
      for (const { name } of written)
        this.set({ store: name }, refused.some((each) => each.name === name) ? 1 : 0);
    },
  });
  if (readModels) watchReadModels(registry, readModels, groupFeed);
  if (relay) watchRelay(registry, relay);
}

function watchReadModels(
  registry: MetricsRegistry,
  { names, behind }: NonNullable<Watched['readModels']>,
  groupFeed: Watched['groupFeed'],
): void {
  const registers = [registry];
  const labelNames = ['read_model'];
  new Gauge({
    name: 'qlaim_behind',
    help: '1: this read model has not yet seen all that there was when this process began with it',
    labelNames,
    registers,
    collect() {
      this.reset();
      const late = behind();
      for (const name of new Set([...names, ...late]))
        this.set({ read_model: name }, late.includes(name) ? 1 : 0);
    },
  });
  if (!groupFeed) return;
  const pending = new Map<string, Promise<number | undefined>>();
  /** One request at a time: while Kafka is away, scrapes share one. */
  const lagOf = (name: string) => {
    const lag =
      pending.get(name) ??
      groupFeed
        .lag(name)
        .catch(() => undefined)
        .finally(() => pending.delete(name));
    pending.set(name, lag);
    return pTimeout(lag, { milliseconds: TIMEOUT_MS, message: false });
  };
  new Gauge({
    name: 'qlaim_consumer_lag_events',
    help: 'Events in Kafka that the projectors of this read model, all together, have not handled; missing while Kafka is away',
    labelNames,
    registers,
    async collect() {
      this.reset();
      const lags = await Promise.all(names.map(async (name) => ({ name, lag: await lagOf(name) })));
      for (const { name, lag } of lags) if (lag !== undefined) this.set({ read_model: name }, lag);
    },
  });
}

function watchRelay(registry: MetricsRegistry, relay: RelayLag): void {
  const registers = [registry];
  new Gauge({
    name: 'qlaim_relay_active',
    help: '1: this relay is the active one; 0: it stands by',
    registers,
    collect() {
      this.set(relay.active ? 1 : 0);
    },
  });
  new Gauge({
    name: 'qlaim_relay_lag_seconds',
    help: 'Age of the oldest event that is not in Kafka; 0 when there is none, and for a relay that stands by',
    registers,
    collect() {
      this.set(relay.seconds(Date.now()));
    },
  });
}

/** Counts the scans that could not be made durable, by the response that their visitors got. */
export function scansNotKept(
  registry: MetricsRegistry,
  answer: 'refused' | 'redirected',
): (scans: number) => void {
  const counter = new Counter({
    name: 'qlaim_scans_not_kept_total',
    help: 'Scans that could not be made durable in time: refused (503), or redirected and not counted',
    labelNames: ['answer'],
    registers: [registry],
  });
  counter.inc({ answer }, 0);
  return (scans) => counter.inc({ answer }, scans);
}

/** Reports the scans that wait for the log in the files of this process. */
export function watchSpool(registry: MetricsRegistry, spool: Pick<ScanSpool, 'waiting'>): void {
  new Gauge({
    name: 'qlaim_scans_spooled',
    help: 'Scans that are durable in a file, and wait for the event store',
    registers: [registry],
    collect() {
      this.set(spool.waiting.scans);
    },
  });
}

/** Returns what counts the scans that are more than people make. They are answered, and not recorded. */
export function scansSuppressed(registry: MetricsRegistry): () => void {
  const counter = new Counter({
    name: 'qlaim_scans_suppressed_total',
    help: 'Scans of one network that are more than people make: answered, and not recorded',
    registers: [registry],
  });
  return () => counter.inc();
}

/** Seconds, from an answer of the cache to one that waits for a disk that stalls. */
const SCAN_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Returns what measures the answers to scans. The latest trace in each bucket is its exemplar. */
export function scanSeconds(registry: MetricsRegistry): (seconds: number, span: Pick<Span, 'trace'>) => void {
  const histogram = new Histogram({
    name: 'qlaim_scan_seconds',
    help: 'How long answers to scans took, with a trace in each bucket; where traces are collected',
    buckets: SCAN_BUCKETS,
    enableExemplars: true,
    registers: [registry],
  });
  return (value, { trace }) =>
    trace === undefined
      ? histogram.observe({ value })
      : histogram.observe({ value, exemplarLabels: { trace_id: traceIdOf(trace) } });
}

/** What a cache of pages has done so far, and the memory that it takes, in bytes. */
export interface CacheFigures {
  readonly figures: { readonly hits: number; readonly misses: number; readonly bytes: number };
}

export function watchPages(registry: MetricsRegistry, cache: CacheFigures): void {
  const registers = [registry];
  new Counter({
    name: 'qlaim_page_cache_lookups_total',
    help: 'Pages for scanners: answered from memory (hit), or rendered (miss)',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = cache.figures;
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
  new Gauge({
    name: 'qlaim_page_cache_bytes',
    help: 'Memory of the pages for scanners that are ready to be sent',
    registers,
    collect() {
      this.set(cache.figures.bytes);
    },
  });
}
