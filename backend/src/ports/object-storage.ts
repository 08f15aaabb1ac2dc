import type { Readable } from 'node:stream';

export interface ObjectInfo {
  readonly key: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
}

export interface UploadGrant {
  readonly key: string;
  readonly contentType: string;
  /** Exactly this many bytes. */
  readonly size: number;
  readonly expiresInSeconds: number;
}

/** Bytes `start` to `end`, both inclusive; `end` absent: to the last. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/**
 * Files. Keys are paths of letters, digits, `.`, `_` and `-`, without empty parts and parts that start with a dot. A
 * presigned URL accepts PUT of exactly the granted key, type and size. It refuses others, and late ones, with 403. Methods
 * reject with `TypeError` for an invalid key or media type.
 */
export interface ObjectStorage {
  presignPut(grant: UploadGrant): Promise<string>;
  /** The URL that serves the file to browsers. */
  publicUrl(key: string): string;
  put(key: string, contentType: string, body: Uint8Array | Readable): Promise<ObjectInfo>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Returns undefined for an unknown key; rejects with `RangeError` for a range outside the file. */
  get(
    key: string,
    range?: ByteRange,
  ): Promise<{ readonly info: ObjectInfo; readonly body: Readable } | undefined>;
  /** Does nothing for an unknown key. */
  delete(key: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
