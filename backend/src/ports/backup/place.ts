import type { Readable } from 'node:stream';

export interface StoredPiece {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** Where back-ups are kept: a folder, or a bucket. Names are keys of `object-keys.ts`. */
export interface BackupPlace {
  /** What an operator calls it. */
  readonly address: string;
  /** Stores a piece whole and durably, or not at all. It replaces one of this name. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Returns undefined for an unknown name. */
  read(name: string): Promise<Readable | undefined>;
  /** Yields the pieces whose names start with `prefix`, in no particular order. */
  list(prefix: string): AsyncIterable<StoredPiece>;
  /** Does nothing for an unknown name. */
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}
