import { FORWARDS, NO_STREAM } from '@eventstore/db-client';
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
      const { metadata, metastreamRevision } = await leader.getStreamMetadata(name);
      if (Number(metadata?.truncateBefore ?? 0) >= before) return;
      const expectedRevision = metastreamRevision ?? NO_STREAM;
      await leader.setStreamMetadata(name, { ...metadata, truncateBefore: before }, { expectedRevision });
    },
    reader,
    what,
  );
}
