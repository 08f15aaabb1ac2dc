import { z } from 'zod';
import type { ObjectInfo } from '../../ports/object-info.ts';

const ENTRY = z.object({
  key: z.string(),
  contentType: z.string(),
  size: z.number(),
  etag: z.string(),
  /** Name of the file with the bytes, in the entry's folder. */
  bytes: z.string(),
  upload: z.string().optional(),
});

export interface Entry {
  readonly info: ObjectInfo;
  readonly bytes: string;
  /** Id of the upload in parts that made the object. */
  readonly upload: string | undefined;
}

/** Parses the entry that stands beside the bytes of an object. */
export function readEntry(json: string): Entry {
  const { bytes, upload, ...info } = ENTRY.parse(JSON.parse(json));
  return { info, bytes, upload };
}
