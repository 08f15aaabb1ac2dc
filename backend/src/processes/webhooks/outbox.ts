import { SCANS } from '../../domain/scans/events.ts';
import { WEBHOOK } from '../../domain/webhook/webhook.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FeedEvent, Position } from '../../ports/event-feed.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import type { Vault } from '../../ports/vault.ts';
import { keepProcessCheckpoint } from '../checkpoints.ts';
import { traceOf } from '../trace-events.ts';
import { forgetWebhook } from './forget.ts';
import { resume, takeStep, WEBHOOK_OUTBOX } from './kept-state.ts';
import { queueTraced } from './queue-traced.ts';
import { SCANNED, ScanRound } from './scan-round.ts';
import { type Target, targetsAfter, toldOf } from './targets.ts';
import { tellOfCode } from './tell-of-code.ts';

/** Milliseconds that the checkpoint may stay behind while no event makes a message. */
const LATER_MS = 1000;

export interface OutboxPorts {
  readonly log: EventLog;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly tracing?: Tracing | undefined;
}

/** What an outbox needs of the log: webhooks alone, codes too, or scans as well. */
export type Followed = 'webhooks' | 'codes' | 'scans';

/**
 * Makes messages of events. Those about one event are queued at once, under ids that follow from it. Scans are gathered
 * for a round; the checkpoint stays before them until the round is kept, so that a kill neither loses nor doubles one.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  #targets: readonly Target[];
  /** The checkpoint. */
  #kept: Position | undefined;
  /** The last position that is handled. */
  #handled: Position | undefined;
  /** Since when the checkpoint is behind, in milliseconds since 1970. */
  #behindSince: number | undefined;
  #round = new ScanRound();

  private constructor(ports: OutboxPorts, kept: Position | undefined, targets: readonly Target[]) {
    this.#ports = ports;
    this.#kept = kept;
    this.#handled = kept;
    this.#targets = targets;
  }

  static async open(ports: OutboxPorts): Promise<Outbox> {
    const { position, targets } = await resume(ports);
    return new Outbox(ports, position, targets);
  }

  get position(): Position | undefined {
    return this.#kept;
  }

  /** When something is to be done although no event comes, in milliseconds since 1970; undefined for never. */
  dueAt(roundMs: number): number | undefined {
    if (this.#round.since !== undefined) return this.#round.since + roundMs;
    return this.#behindSince === undefined ? undefined : this.#behindSince + LATER_MS;
  }

  /** Without a webhook it needs no event of a code, and none of scans unless a webhook is told of them: these are most of the log. */
  get follows(): Followed {
    if (this.#targets.length === 0) return 'webhooks';
    return toldOf(this.#targets, SCANNED).length > 0 ? 'scans' : 'codes';
  }

  /** Handles an event. A webhook gets nothing that comes before it in the log. */
  async take(event: FeedEvent): Promise<void> {
    const { log, clock } = this.#ports;
    if (this.#targets.length > 0 || event.stream.startsWith(WEBHOOK.prefix)) {
      const [opened] = await log.open([event]);
      if (opened === undefined) return;
      const webhook = WEBHOOK.keyOf(event.stream);
      if (webhook !== undefined) {
        if (!WEBHOOK.recognises(opened)) throw new Error(`${event.type} is not an event of a webhook`);
        return this.#retarget(webhook, targetsAfter(this.#targets, webhook, opened), event.position);
      }
      if (SCANS.recognises(opened)) {
        if (opened.type === 'ScansRecorded')
          this.#round.add({ id: event.id, trace: traceOf(event) }, opened.data, clock.now().getTime());
      } else await queueTraced(this.#ports, await tellOfCode(log, this.#targets, opened), traceOf(event));
    }
    this.#handled = event.position;
    if (this.#round.isFull) await this.endRound();
  }

  /**
   * Everything up to a position is handled. The checkpoint follows later where no webhook is told: each write waits for the
   * disk and holds up whoever waits for the event, and to read it again would do no harm.
   */
  async pass(position: Position): Promise<void> {
    this.#handled = position;
    if (this.#round.since !== undefined || position === this.#kept) return;
    const now = this.#ports.clock.now().getTime();
    this.#behindSince ??= now;
    if (this.#targets.length > 0 || now - this.#behindSince >= LATER_MS) await this.#keep(position);
  }

  /** Does what is due. */
  async onDue(): Promise<void> {
    if (this.#round.since !== undefined) await this.endRound();
    else if (this.#handled !== undefined) await this.#keep(this.#handled);
  }

  /** Tells of the scans of the round. */
  async endRound(): Promise<void> {
    if (this.#round.since !== undefined) await this.#step();
  }

  async #keep(position: Position): Promise<void> {
    await keepProcessCheckpoint(this.#ports.vault, WEBHOOK_OUTBOX, position);
    this.#kept = position;
    this.#behindSince = undefined;
  }

  async #retarget(webhook: string, targets: readonly Target[], position: Position): Promise<void> {
    await this.endRound();
    const isGone = !targets.some(({ id }) => id === webhook);
    if (isGone) await forgetWebhook(this.#ports.vault, webhook);
    this.#targets = targets;
    this.#handled = position;
    await this.#step();
  }

  async #step(): Promise<void> {
    const position = this.#handled;
    if (position === undefined) return;
    const messages = [...this.#round.messages(this.#targets)];
    await takeStep(this.#ports, {
      after: this.#kept ?? null,
      position,
      targets: [...this.#targets],
      messages,
    });
    this.#kept = position;
    this.#behindSince = undefined;
    this.#round = new ScanRound();
  }
}
