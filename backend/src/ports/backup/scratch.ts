import type { Json } from '../json/json.ts';

/** Values by their keys on the disk, for work whose memory may not grow with their number. Nothing outlives `close`. */
export interface Scratch {
  /** Replaces the value of a key. */
  put(key: string, value: Json): void;
  get(key: string): Json | undefined;
  /** Yields the entries whose keys start with `prefix`, in the order of keys. Nothing may be put meanwhile. */
  entries(prefix: string): Iterable<readonly [key: string, value: Json]>;
  close(): void;
}
