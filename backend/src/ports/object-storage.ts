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
 * Files. Keys are paths of letters, digits, `.`, `_` and `-`, without empty or dotted parts. A presigned address takes one PUT of
 * exactly the granted key, type and size; another is refused with 403, and one past its time too. What is no key, or no
 * media type, is refused with `TypeError`.
 */
export interface ObjectStorage {
  presignPut(grant: UploadGrant): Promise<string>;
  /** Where browsers get the file. */
  publicUrl(key: string): string;
  put(key: string, contentType: string, body: Uint8Array | Readable): Promise<ObjectInfo>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Undefined for an unknown key; rejects with `RangeError` for a range outside the file. */
  get(
    key: string,
    range?: ByteRange,
  ): Promise<{ readonly info: ObjectInfo; readonly body: Readable } | undefined>;
  /** Nothing happens for an unknown key. */
  delete(key: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
