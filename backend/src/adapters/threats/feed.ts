import { EngineUnavailable } from '../../ports/errors.ts';
import type { ListStanding } from '../../ports/threats/standing.ts';
import type { Threat, ThreatList } from '../../ports/threats/threat-list.ts';
import { AddressSet } from './address-set.ts';
import { type KeptFeed, keptFeed } from './kept-feed.ts';
import type { FeedTask } from './read-feed.ts';

const MINUTE_MS = 60_000;
/** Publishers ask for no more than a call an hour. */
const EVERY_MS = 60 * MINUTE_MS;
const AFTER_FAILURE_MS = 5 * MINUTE_MS;

/** Reads a feed, and keeps it. Resolves with false where the kept version is the newest; rejects with words for people. */
export type ReadFeed = (task: FeedTask, signal: AbortSignal) => Promise<boolean>;

interface FeedParts {
  readonly name: string;
  readonly source: string;
  /** Where the last good one is kept. */
  readonly folder: string;
  readonly read: ReadFeed;
}

/** A feed of addresses. While it is away, the last good one answers. */
export class Feed implements ThreatList {
  readonly #parts: FeedParts;
  #kept: Omit<KeptFeed, 'hashes'> | undefined;
  #addresses: AddressSet | undefined;
  #checkedAt: string | null = null;
  #problem: string | null = null;
  #dueAt = Number.NEGATIVE_INFINITY;

  constructor(parts: FeedParts) {
    this.#parts = parts;
  }

  get name(): string {
    return this.#parts.name;
  }

  async find(urls: readonly string[]): Promise<ReadonlyMap<string, Threat>> {
    const addresses = this.#addresses;
    const threat = this.#kept?.threat;
    if (addresses === undefined || threat === undefined)
      throw new EngineUnavailable(`the feed ${this.name}`, undefined, 'it was never read');
    return new Map(urls.filter((url) => addresses.has(url)).map((url) => [url, threat]));
  }

  standing(): ListStanding {
    return {
      name: this.name,
      readAt: this.#kept?.readAt ?? null,
      checkedAt: this.#checkedAt,
      entries: this.#addresses?.size ?? 0,
      problem: this.#problem,
    };
  }

  /** Reads it where it is due. Resolves with whether its entries changed. */
  async refresh(now: Date, signal: AbortSignal): Promise<boolean> {
    const { folder, source, read } = this.#parts;
    if (now.getTime() < this.#dueAt) return false;
    const at = now.toISOString();
    try {
      const changed = await read({ source, known: this.#kept?.version, folder, at }, signal);
      this.#checkedAt = at;
      this.#problem = null;
      this.#dueAt = /^https?:/i.test(source) ? now.getTime() + EVERY_MS : now.getTime();
      return changed && (await this.open());
    } catch (error) {
      signal.throwIfAborted();
      this.#problem = error instanceof Error ? error.message : String(error);
      this.#dueAt = now.getTime() + AFTER_FAILURE_MS;
      return false;
    }
  }

  /** Takes the last good one. Resolves with whether there is one. */
  async open(): Promise<boolean> {
    const feed = await keptFeed(this.#parts.folder, this.#parts.source);
    if (feed === undefined) return false;
    const { hashes, ...kept } = feed;
    this.#kept = kept;
    this.#addresses = new AddressSet(hashes);
    return true;
  }
}
