import type { Append, Expected, NewEvent } from './event-store.ts';

/** Where an append goes: a stream, and the revision that it expects there. */
export interface Target {
  readonly stream: string;
  readonly expected: Expected;
}

/** An event of a journal of scans that waits for the log. */
export interface SpoolEntry {
  readonly event: NewEvent;
  /** How many scans the event holds. */
  readonly scans: number;
  /** The append of this event alone that was tried, and whose outcome is unknown. Absent where none was tried. */
  readonly sent?: Target | undefined;
}

/** What waits: the scans, and when the oldest event of them was made (ISO 8601, UTC); null where nothing waits. */
export interface Spooled {
  readonly scans: number;
  readonly since: string | null;
}

/** An append of spooled events. Its target is durably noted, so that it is repeated as it is after a crash. */
export interface SpooledAppend extends Append {
  readonly events: readonly NewEvent[];
}

/**
 * Durable files that keep scans while the log is away, in the order of their arrival. Each event is appended once: an append
 * with an unknown outcome is repeated with the same stream, revision and ids.
 */
export interface ScanSpool {
  /** Whether anything waits. Then scans go behind it, and into the log through `next` only. */
  readonly holds: boolean;
  readonly waiting: Spooled;
  /** Resolves once scans may look at `holds` again. Present while the last of it is appended: scans then wait. */
  readonly ending: Promise<void> | undefined;
  /** Resolves once the entry is durable. Rejects with `EngineUnavailable` where the disk refuses it, or the bound is reached. */
  keep(entry: SpoolEntry): Promise<void>;
  /** Resolves where `keep` would; rejects with `EngineUnavailable`. */
  proveWrite(): Promise<void>;
  /** Takes over the files that processes left which have ended. */
  adopt(): Promise<void>;
  /**
   * Returns the next append; undefined where nothing waits. Events that were never sent go to `target`. The same append
   * comes again until `appended` or `moved` is called.
   */
  next(target: Target): Promise<SpooledAppend | undefined>;
  /** Says that the append of `next` is stored. */
  appended(): void;
  /** Says that the target of `next` has had a conflict: nothing was stored. The append then goes to this target. */
  moved(target: Target): Promise<void>;
  /** Lets other processes take over what waits. */
  close(): Promise<void>;
}
