import type { JsonObject } from './json.ts';

/** Who did it. `id` is a user's id; null for the system itself. */
export interface Actor {
  readonly kind: 'user' | 'admin' | 'system';
  readonly id: string | null;
}

export const SYSTEM: Actor = { kind: 'system', id: null };

/** An event about to be appended. `id` is a lower-case UUID, `at` ISO 8601 in UTC with milliseconds. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  /** Version of the event type's schema, from 1. */
  readonly version: number;
  readonly at: string;
  readonly actor: Actor;
  readonly data: JsonObject;
}

/** An event as the log holds it. `revision` counts from 0 within its stream. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: number;
}

/** What a stream must look like for an append to be made: absent, or at this revision. There is no 'any'. */
export type Expected = 'none' | number;

export type AppendOutcome =
  | { readonly ok: true; readonly revision: number }
  /** Another append came first; nothing was stored. `actual` is the stream's revision as it is. */
  | { readonly ok: false; readonly actual: Expected };

export interface Append {
  readonly stream: string;
  readonly expected: Expected;
  /**
   * One or more events. As a function it is called once, at the moment the store writes, so that the only writer of a
   * stream can put in whatever has arrived by then; it must return at least one event.
   */
  readonly events: readonly NewEvent[] | (() => readonly NewEvent[]);
}

/**
 * The log. An append that was answered is durable. Rejections are for an unknown outcome or an engine that is away
 * (`EngineUnavailable`): repeat with the same expected revision and the same event ids, which is success with the
 * original revision if it had been stored.
 */
export interface EventStore {
  /** Appends all of the events or none; `revision` of the answer is that of the last. */
  append(append: Append): Promise<AppendOutcome>;
  /** Atomic per stream, not across streams; the outcomes stand in the order asked. Each stream at most once a call. */
  appendMany(appends: readonly Append[]): Promise<readonly AppendOutcome[]>;
  /** The events of one stream from a revision on (0 when absent), in order; nothing for an unknown stream. */
  read(stream: string, options?: { readonly from?: number }): AsyncIterable<RecordedEvent>;
  /** Resolves when the engine answers; rejects with `EngineUnavailable`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
