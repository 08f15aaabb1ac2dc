import { bodyOf, messageId, type NewMessage } from '../../commands/webhooks/message.ts';
import type { ScansData } from '../../domain/scans/events.ts';
import { eachScan } from '../../domain/scans/read.ts';
import type { WebhookType } from '../../domain/webhook/events.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import type { TraceParent } from '../../ports/telemetry/tracing.ts';
import { type Target, toldOf } from './targets.ts';

/** The type of the messages about scans. Those of all other types are about one event. */
export const SCANNED = 'code.scanned' satisfies WebhookType;

/** Codes of one message, so that it stays below 30 KB. */
const CODES_A_MESSAGE = 200;
/** Codes after which a round ends early: it bounds memory, and what the vault keeps of it. */
const MOST_CODES = 2000;

interface Count {
  readonly batchId: string | null;
  scans: number;
  /** Milliseconds since 1970. */
  first: number;
  last: number;
}

/** The scans that are told together: about those of a minute. */
export class ScanRound {
  readonly #codes = new Map<string, Count>();
  #name = '';
  #since: number | undefined;
  #trace: TraceParent | undefined;

  /** When it began, in milliseconds since 1970; undefined before the first scan. */
  get since(): number | undefined {
    return this.#since;
  }

  get isFull(): boolean {
    return this.#codes.size >= MOST_CODES;
  }

  /**
   * Adds the scans of an event. The first event names the round, so that its messages have the same ids after a kill. The round
   * belongs to the first trace.
   */
  add({ id, trace }: Pick<RecordedEvent, 'id' | 'trace'>, data: ScansData, now: number): void {
    if (data.scans === 0) return;
    this.#trace ??= trace;
    if (this.#since === undefined) {
      this.#since = now;
      this.#name = id;
    }
    eachScan(data, (code, at, _visitor, batch) => {
      const count = this.#codes.get(code);
      if (!count) {
        this.#codes.set(code, { batchId: batch ?? null, scans: 1, first: at, last: at });
        return;
      }
      count.scans += 1;
      count.first = Math.min(count.first, at);
      count.last = Math.max(count.last, at);
    });
  }

  /** Returns the messages of the round, one for each webhook and 200 codes. */
  messages(targets: readonly Target[]): readonly NewMessage[] {
    const webhooks = toldOf(targets, SCANNED);
    const codes = [...this.#codes];
    const traced = this.#trace === undefined ? {} : { trace: this.#trace };
    const messages: NewMessage[] = [];
    for (let start = 0; start < codes.length; start += CODES_A_MESSAGE) {
      const { createdAt, body } = told(codes.slice(start, start + CODES_A_MESSAGE));
      for (const webhook of webhooks) {
        const id = messageId(createdAt, `${webhook} ${this.#name} ${start}`);
        messages.push({ webhook, id, type: SCANNED, createdAt, body, ...traced });
      }
    }
    return messages;
  }
}

const time = (milliseconds: number): string => new Date(milliseconds).toISOString();

function told(codes: readonly (readonly [string, Count])[]): Pick<NewMessage, 'createdAt' | 'body'> {
  const counts = codes.map(([, count]) => count);
  const to = time(Math.max(...counts.map(({ last }) => last)));
  const data = {
    from: time(Math.min(...counts.map(({ first }) => first))),
    to,
    scans: counts.reduce((sum, { scans }) => sum + scans, 0),
    codes: codes.map(([code, { batchId, scans, first, last }]) => ({
      code,
      batchId,
      scans,
      firstAt: time(first),
      lastAt: time(last),
    })),
  };
  return { createdAt: to, body: bodyOf(SCANNED, to, data) };
}
