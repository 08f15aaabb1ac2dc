import type { ObjectInfo } from '../object-info.ts';
import type { PartPlan } from './multipart-plan.ts';

export interface MultipartGrant extends PartPlan {
  readonly key: string;
  readonly contentType: string;
}

export interface PartGrant {
  readonly key: string;
  readonly uploadId: string;
  /** From 1. */
  readonly part: number;
  /** The size that the plan gives this part, in bytes. */
  readonly size: number;
  readonly expiresInSeconds: number;
}

export interface UploadedPart {
  readonly part: number;
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
}

export interface UnfinishedUpload {
  readonly key: string;
  /** Accepted by `abortMultipart` only: it may differ from what `startMultipart` returned. */
  readonly uploadId: string;
  readonly startedAt: Date;
}

/** No upload under this key has this id: it was aborted, or never started. */
export class UnknownUpload extends Error {
  constructor(options?: ErrorOptions) {
    super('there is no such upload', options);
    this.name = 'UnknownUpload';
  }
}

/** Parts are missing, or have another size than planned. */
export class IncompleteUpload extends Error {
  /** Numbers of these parts. */
  readonly parts: readonly number[];

  constructor(parts: readonly number[]) {
    super(`${parts.length} parts are missing or have another size`);
    this.name = 'IncompleteUpload';
    this.parts = parts;
  }
}

/**
 * Uploads of large files in parts, which browsers send in any order, and again after an interruption. An upload survives
 * restarts. It stays until it is completed or aborted.
 */
export interface MultipartUploads {
  /** Returns the upload's id. Rejects with `RangeError` for a plan outside the limits. */
  startMultipart(grant: MultipartGrant): Promise<string>;
  /**
   * The URL accepts PUT of exactly `size` bytes of any type. It responds with 404 once the upload is completed or aborted.
   * A part that is sent again replaces the former one. Rejects with `RangeError` for another part or size than planned, and
   * may reject with `UnknownUpload`.
   */
  presignPart(grant: PartGrant): Promise<string>;
  /** Returns the parts that arrived, in order; undefined for an unknown or completed upload. */
  listParts(key: string, uploadId: string): Promise<readonly UploadedPart[] | undefined>;
  /**
   * Makes the file of its parts. It is durable when the promise resolves. A repeated call returns the same file. Rejects
   * with `IncompleteUpload` or `UnknownUpload`.
   */
  completeMultipart(key: string, uploadId: string): Promise<ObjectInfo>;
  /** Removes the parts. Does nothing for an unknown or completed upload. */
  abortMultipart(key: string, uploadId: string): Promise<void>;
  /** Yields the uploads that are neither completed nor aborted. */
  listMultiparts(): AsyncIterable<UnfinishedUpload>;
}
