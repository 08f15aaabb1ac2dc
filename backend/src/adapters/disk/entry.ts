import { z } from 'zod';
import type { ObjectInfo } from '../../ports/object-storage.ts';

const ENTRY = z.object({
  key: z.string(),
  contentType: z.string(),
  size: z.number(),
  etag: z.string(),
  /** Name of the file with the bytes, in the entry's folder. */
  bytes: z.string(),
});

/** Parses the entry that stands beside the bytes of an object. */
export function readEntry(json: string): { readonly info: ObjectInfo; readonly bytes: string } {
  const { bytes, ...info } = ENTRY.parse(JSON.parse(json));
  return { info, bytes };
}
