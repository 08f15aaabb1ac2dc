import type { JsonObject } from './json/json.ts';
import type { TraceParent } from './telemetry/tracing.ts';

/** The origin of an event. `id` is a user's id; null for the system itself. */
export interface Actor {
  readonly kind: 'user' | 'admin' | 'system';
  readonly id: string | null;
  /** The id of the API key that a program used in the person's name; absent for the person. */
  readonly apiKey?: string | undefined;
  /** The domain of ours at which the work was asked for, in ASCII; absent at the first one, and for what nobody asked for. */
  readonly domain?: string | undefined;
}

export const SYSTEM: Actor = { kind: 'system', id: null };

/** What an event is read as. */
export interface EventKind {
  readonly type: string;
  /** Version of the event type's schema, from 1. */
  readonly version: number;
}

/** An event about to be appended. `id` is a lower-case UUID, `at` ISO 8601 in UTC with milliseconds. */
export interface NewEvent extends EventKind {
  readonly id: string;
  readonly at: string;
  readonly actor: Actor;
  readonly data: JsonObject;
  /** The trace of the work that appended it; absent where nobody traces. Nothing depends on it. */
  readonly trace?: TraceParent | undefined;
}

/** A stored event. `revision` counts from 0 within its stream. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: number;
}

/** What a fold reads of an event. */
export type FoldedEvent = Pick<RecordedEvent, 'stream' | 'revision' | 'type' | 'version' | 'at' | 'data'>;

/** The state that an append expects of its stream: absent, or at this revision. There is no 'any'. */
export type Expected = 'none' | number;

export type AppendOutcome =
  | { readonly ok: true; readonly revision: number }
  /** Another append came first; nothing was stored. `actual` is the stream's current revision. */
  | { readonly ok: false; readonly actual: Expected };

export interface Append {
  readonly stream: string;
  readonly expected: Expected;
  /**
   * One or more events. The store calls a function once, when it writes, so that the only writer of a stream can include
   * what has arrived. It must return at least one event.
   */
  readonly events: readonly NewEvent[] | (() => readonly NewEvent[]);
}

export interface ReadOptions {
  /** The first revision; 0 when absent. */
  readonly from?: number;
  /** Whether the read has every append that was acknowledged before it. */
  readonly fresh?: boolean;
}

/**
 * The log. A resolved append is durable. It rejects with `EngineUnavailable` for an unknown outcome or an engine that is
 * away. The caller then repeats it with the same expected revision and event ids. A repeat of a stored append succeeds with
 * the original revision.
 */
export interface EventStore {
  /** Appends all events or none; the outcome's `revision` is that of the last event. */
  append(append: Append): Promise<AppendOutcome>;
  /** Atomic per stream, not across streams. Returns the outcomes in the given order. Each stream at most once per call. */
  appendMany(appends: readonly Append[]): Promise<readonly AppendOutcome[]>;
  /** Whether a read may miss the latest appends, because a node that lags behind answers it. False when absent. */
  readonly mayLag?: boolean;
  /** The events of one stream, in order; none for an unknown stream. */
  read(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>;
  /**
   * Returns the events of a stream that has few, but those of `unread` types, without a wait; undefined for a longer one. Absent where
   * a read waits.
   */
  readNow?(stream: string, unread: ReadonlySet<string>): readonly FoldedEvent[] | undefined;
  /**
   * Removes the events of a stream before a revision, all or none. All others keep their revisions and positions, and the
   * stream is appended to as before. The last event always stays: throws `RangeError` for a revision behind it. An engine may
   * free the room later. Reads show the events no more, nor do feeds of journals of scans; another feed may until the room is free.
   */
  truncate(stream: string, before: number): Promise<void>;
  /**
   * Returns the kinds of its events, each once, in any order. Those are left out that only versions of the program have
   * appended which noted none. A kind may be listed whose first append failed.
   */
  kinds(): Promise<readonly EventKind[]>;
  /** Resolves when the engine responds; rejects with `EngineUnavailable`. */
  ping(): Promise<void>;
  /**
   * Resolves where the engine takes writes; rejects with the failure of a write. It leaves no event. A durable write of the
   * last ten seconds is proof enough, so that it costs little to ask often.
   */
  proveWrite(): Promise<void>;
  close(): Promise<void>;
}
