/** How a list that is read from time to time stands. Times are ISO 8601, UTC. */
export interface ListStanding {
  readonly name: string;
  /** When its present entries were read; null where there are none yet. */
  readonly readAt: string | null;
  /** When it was last known that these are its newest. */
  readonly checkedAt: string | null;
  readonly entries: number;
  /** Why the last try failed, for people; null where it did not. */
  readonly problem: string | null;
}

/** Lists that are read from time to time. */
export interface RefreshedLists {
  /** Reads what is due. */
  refresh(signal: AbortSignal): Promise<void>;
  /** Resolves once each list has its last good entries, or a first try has failed. */
  readonly ready: Promise<void>;
  /** How often the entries of a list changed. */
  changes(): number;
  standing(): readonly ListStanding[];
}
