import pTimeout from 'p-timeout';
import type { CertificateStanding, Lag, OperationsReport } from '../../contract/schemas/operations.ts';
import type { Clock } from '../../ports/clock.ts';
import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { GroupFeed } from '../../ports/group-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { Spooled } from '../../ports/scan-spool.ts';
import type { Vault } from '../../ports/vault.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import type { Projection } from '../../read-models/projection.ts';
import { auditStanding, backupStanding } from '../backups/standing.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { listStandings } from '../destinations/watch-lists.ts';
import { lastChecks } from '../mail-sender/watch-sender.ts';
import { parkedMails } from '../mails/parked.ts';
import type { Reaction } from '../reactions/react.ts';
import { relayTo } from '../relay/relay.ts';
import type { Process } from '../runner.ts';
import { type WaitingMessages, waitingMessages } from '../webhooks/waiting.ts';
import { askEngines, type Engine, problemOf } from './engine-health.ts';
import { type Follower, lagOf } from './lag.ts';
import { Rates } from './rates.ts';
import { refusedWrites, type Written } from './refused-writes.ts';

export interface Reported {
  readonly feed: EventFeed;
  readonly store: Pick<ReadStore, 'checkpoint'>;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly engines: Readonly<Record<string, Engine>>;
  readonly written: readonly Written[];
  readonly reactions: readonly Pick<Reaction, 'name' | 'streams'>[];
  /** Where the projectors of a read model are a consumer group. */
  /** How retention stands; null where nothing is ever removed. */
  readonly retention: () => Promise<OperationsReport['retention']>;
  readonly kafka: { readonly topic: string; readonly groupFeed: Pick<GroupFeed, 'lag'> } | undefined;
  /** May grow after the call. */
  readonly processes: readonly Process[];
  readonly certificates: () => readonly CertificateStanding[];
  /** How many events the projector of a read model in this process has handled. */
  readonly handled: (readModel: string) => number | undefined;
  /** The scans that wait in files of this process; undefined for a process that keeps none. */
  readonly spooled: () => Spooled | undefined;
}

/** Milliseconds. A report then shows the rest, although an engine is away. */
const TIMEOUT_MS = 3000;

const NO_MESSAGES: WaitingMessages = { waiting: 0, more: false, oldest: null };

const AWAY: Lag = { waiting: null, more: false, oldest: null };

/** Reports the state of the running product, from the checkpoints that all its processes keep. */
export class Operations {
  readonly #parts: Reported;
  readonly #rates = new Rates();

  constructor(parts: Reported) {
    this.#parts = parts;
  }

  async report(): Promise<OperationsReport> {
    const { vault, clock, engines, written, reactions, processes, kafka } = this.#parts;
    const follow = ({ name, streams }: Pick<Reaction, 'name' | 'streams'>) =>
      this.#follower(name, streams, () => processCheckpoint(vault, name));
    const [
      health,
      refused,
      readModels,
      reacting,
      relay,
      mails,
      mailSenders,
      backup,
      audit,
      lists,
      webhookMessages,
      retention,
    ] = await Promise.all([
      askEngines(engines),
      refusedWrites(written),
      Promise.all(PROJECTIONS.map((projection) => this.#readModel(projection))),
      Promise.all(reactions.map(follow)),
      kafka
        ? this.#follower(relayTo(kafka.topic), undefined, () =>
            processCheckpoint(vault, relayTo(kafka.topic)),
          )
        : null,
      inTime(parkedMails(vault), []),
      inTime(lastChecks(vault), []),
      inTime(backupStanding(vault), null),
      inTime(auditStanding(vault), null),
      inTime(listStandings(vault), []),
      inTime(waitingMessages(vault), NO_MESSAGES),
      inTime(this.#parts.retention(), null),
    ]);
    return {
      at: clock.now().toISOString(),
      engines: [...health],
      refusedWrites: [...refused],
      readModels,
      reactions: reacting,
      relay,
      deferredMails: mails.length,
      mailSenders,
      backup,
      audit,
      destinationLists: lists,
      webhookMessages,
      certificates: [...this.#parts.certificates()],
      retention,
      spooledScans: this.#spooled(),
      stopped: processes.flatMap(({ name, failure }) => {
        const error = failure();
        return error ? [{ name, problem: problemOf(error) }] : [];
      }),
      retrying: processes.flatMap((process) => process.retrying?.() ?? []),
    };
  }

  #spooled(): OperationsReport['spooledScans'] {
    const { scans = 0, since = null } = this.#parts.spooled() ?? {};
    return since === null ? null : { scans, since };
  }

  /** Returns the share of the log that a rebuild of a read model has read; null without one. */
  async rebuilt(readModel: string): Promise<number | null> {
    const { feed, store } = this.#parts;
    const read = async () => {
      const position = await store.checkpoint(readModel, 'next');
      return position === null ? null : feed.share(position, await endOf(feed));
    };
    return inTime(read(), null);
  }

  async #readModel({ definition: { name }, streams }: Projection) {
    const { store, kafka, handled } = this.#parts;
    const reading = kafka
      ? this.#inGroup(name, kafka.groupFeed)
      : this.#follower(name, streams, () => store.checkpoint(name));
    return {
      ...(await reading),
      eventsPerSecond: this.#rates.rate(name, handled(name), performance.now()),
      rebuilt: await this.rebuilt(name),
    };
  }

  async #inGroup(name: string, groupFeed: Pick<GroupFeed, 'lag'>) {
    const waiting = await inTime<number | null>(groupFeed.lag(name), null);
    return { name, position: null, ...AWAY, waiting };
  }

  async #follower(
    name: string,
    streams: Follower['streams'],
    checkpoint: () => Promise<Position | null | undefined>,
  ) {
    const read = async (): Promise<Pick<Follower, 'name' | 'position'> & Lag> => {
      const position = (await checkpoint()) ?? null;
      const lag = await lagOf(this.#parts.feed, { name, position, ...(streams ? { streams } : {}) });
      return { name, position, ...lag };
    };
    return inTime(read(), { name, position: null, ...AWAY });
  }
}

/** Returns the fallback where an engine does not answer in time: what is away is named by its own line. */
const inTime = <T>(asked: Promise<T>, fallback: T): Promise<T> =>
  pTimeout(asked, { milliseconds: TIMEOUT_MS, fallback: () => fallback }).catch(() => fallback);
