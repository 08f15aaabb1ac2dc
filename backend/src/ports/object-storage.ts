import type { Readable } from 'node:stream';
import type { MultipartUploads } from './multipart/multipart-uploads.ts';
import type { ListedObject, ObjectInfo } from './object-info.ts';

export interface UploadGrant {
  readonly key: string;
  readonly contentType: string;
  /** Exactly this many bytes. */
  readonly size: number;
  readonly expiresInSeconds: number;
}

export interface DownloadGrant {
  readonly key: string;
  /** From 2 seconds to 7 days. */
  readonly expiresInSeconds: number;
  /** Makes browsers save the file under this name. */
  readonly download?: string | undefined;
  /** Whether browsers may keep the response. They never store that of a protected file. */
  readonly keep: boolean;
}

/** Bytes `start` to `end`, both inclusive; `end` absent: to the last. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/**
 * Files. No file is public: browsers read and write through presigned URLs. A presigned URL binds method, key and query.
 * Any other request, and a late one, gets 403. Keys are paths of letters, digits, `.`, `_` and `-`, without empty parts and
 * parts that start with a dot. Methods reject with `TypeError` for an invalid key or media type. They reject with
 * `RangeError` for a lifetime outside its limits.
 */
export interface ObjectStorage extends MultipartUploads {
  /** The URL accepts PUT of exactly the granted type and size, for `expiresInSeconds` (at most 7 days). */
  presignPut(grant: UploadGrant): Promise<string>;
  /**
   * The URL serves GET, with ranges. Browsers may keep the response for `expiresInSeconds` where the
   * grant allows it. They save SVG, and all types
   * except images, videos and PDF, instead of opening them. An unknown key has a URL too, which responds with 404. A file
   * that replaced one of another type may be served with the former type for ten minutes.
   *
   * Calls within the same half of `expiresInSeconds`, counted from 1970, return the same URL, so that browsers find it in
   * their caches. The URL is valid until `expiresInSeconds` after that half began. So each caller gets at least half of
   * `expiresInSeconds`, and at most the whole.
   */
  presignGet(grant: DownloadGrant): Promise<string>;
  put(key: string, contentType: string, body: Uint8Array | Readable): Promise<ObjectInfo>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Returns undefined for an unknown key; rejects with `RangeError` for a range outside the file. */
  get(
    key: string,
    range?: ByteRange,
  ): Promise<{ readonly info: ObjectInfo; readonly body: Readable } | undefined>;
  /** Gives a file another key, and replaces a file that has it. Returns false, and does nothing, for an unknown key. */
  move(from: string, to: string): Promise<boolean>;
  /**
   * Yields the files whose keys start with `prefix`, in the order of keys. It holds few of them in memory, and files may be removed
   * meanwhile: those that were there at the beginning may still come.
   */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Does nothing for an unknown key. */
  delete(key: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
