import { buffer } from 'node:stream/consumers';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import { Refusal } from '../refusal.ts';
import { isWebVtt } from './web-vtt.ts';

/** Reads captions, which are at most a megabyte. Throws `Refusal` where they are no UTF-8, or no WebVTT with valid cues. */
export async function inspectCaptions(storage: Pick<ObjectStorage, 'get'>, key: string): Promise<void> {
  const found = await storage.get(key);
  if (found === undefined) throw new Refusal('missing');
  const text = decoded(await buffer(found.body));
  if (text === undefined || !isWebVtt(text)) throw new Refusal('broken');
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
