import { BACKWARDS, END, FORWARDS, NO_STREAM, StreamNotFoundError } from '@eventstore/db-client';
import { collect } from './collect.ts';
import { collectStream, finished } from './log-reader.ts';
import type { Reader } from './reader.ts';

/**
 * Removes the events of a stream before a revision, by its metadata (`$tb`). Reads of the stream begin there at once; a scavenge
 * of the server frees the room. An earlier or the same truncation is left as it is.
 */
export async function truncateStream(reader: Reader, stream: string, before: number): Promise<void> {
  const { leader, names } = reader;
  const what = `a truncation of ${stream}`;
  const options = {
    direction: FORWARDS,
    fromRevision: BigInt(before),
    maxCount: 1,
    requiresLeader: true,
  } as const;
  const { items } = await finished(() => collectStream(reader, stream, options), reader, what);
  if (items.length === 0) throw new RangeError(`${stream} has no event of revision ${before}`);
  const name = names.onServer(stream);
  await finished(
    async () => {
      const expectedRevision = await metadataRevision(reader, name);
      const { metadata } = await leader.getStreamMetadata(name);
      if (Number(metadata?.truncateBefore ?? 0) >= before) return;
      await leader.setStreamMetadata(name, { ...metadata, truncateBefore: before }, { expectedRevision });
    },
    reader,
    what,
  );
}

/** Returns the revision of a stream's metadata. That of the client's `getStreamMetadata` is a position of the log. */
async function metadataRevision({ leader }: Reader, name: string) {
  const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1, requiresLeader: true } as const;
  try {
    const { items } = await collect(leader.readStream(`$$${name}`, options));
    return items[0]?.event?.revision ?? NO_STREAM;
  } catch (error) {
    if (error instanceof StreamNotFoundError) return NO_STREAM;
    throw error;
  }
}
