import type { Logger } from 'pino';
import type { CommandContext } from '../src/commands/context.ts';
import type { Clock } from '../src/ports/clock.ts';
import type { EventFeed } from '../src/ports/event-feed.ts';
import type { EventStore } from '../src/ports/event-store.ts';
import type { Leases } from '../src/ports/lease.ts';
import type { Media } from '../src/ports/media.ts';
import type { ObjectStorage } from '../src/ports/object-storage.ts';
import type { ReadStore } from '../src/ports/read-store.ts';

/** The ports of the installation that is filled. */
export interface SeedPorts extends CommandContext {
  readonly events: EventStore;
  readonly feed: EventFeed;
  readonly store: ReadStore;
  readonly leases: Leases;
  readonly files: ObjectStorage;
  readonly media: Media;
}

export interface SeedOptions {
  readonly codes: number;
  readonly scans: number;
  /** The first admin, where the installation has none yet. */
  readonly admin: { readonly email: string; readonly password: string };
  /** Bytes that the files of one person may take. */
  readonly quota: number;
  readonly logger: Logger;
  readonly say: (line: string) => void;
}

/** A clock that the timeline moves through the past. */
export class PastClock implements Clock {
  #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  /** Moves to a time in milliseconds since 1970. */
  moveTo(at: number): void {
    this.#at = at;
  }

  now(): Date {
    return new Date(this.#at);
  }
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
