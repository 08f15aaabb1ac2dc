import type { Readable } from 'node:stream';

export interface StoredPiece {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** A piece whose writing has not ended: it goes on, or was interrupted. */
export interface UnfinishedPiece {
  readonly name: string;
  /** When bytes of it were last written. */
  readonly modifiedAt: Date;
  /** Removes what is there of it. */
  remove(): Promise<void>;
}

export interface WriteOptions {
  /** The piece becomes durable with the next one that is written without it: for many small ones, which none refers to before. */
  readonly isOneOfMany?: boolean;
}

/** Where back-ups are kept: a folder, or a bucket. Names are keys of `object-keys.ts`. */
export interface BackupPlace {
  /** What an operator calls it. */
  readonly address: string;
  /** Stores a piece whole and durably, or not at all. It replaces one of this name. */
  write(name: string, bytes: AsyncIterable<Uint8Array>, options?: WriteOptions): Promise<void>;
  /** Returns undefined for an unknown name. */
  read(name: string): Promise<Readable | undefined>;
  /**
   * Yields the pieces whose names start with `prefix`, in no particular order: all that are there from the first to the last. Rejects
   * where a part cannot be read. A place that does not exist yet is empty.
   */
  list(prefix: string): AsyncIterable<StoredPiece>;
  /** Yields the pieces whose writing has not ended, in no particular order. `list` has none of them. */
  unfinished(): AsyncIterable<UnfinishedPiece>;
  /** Does nothing for an unknown name. */
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}
