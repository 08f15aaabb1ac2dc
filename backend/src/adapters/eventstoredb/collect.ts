import type { StreamingRead } from '@eventstore/db-client';

/** Milliseconds without anything after which a read is given up. The client itself would wait for ever. */
const SILENCE_MS = 5_000;

const ignore = () => undefined;

/**
 * Resolves to all that a read brings; rejects with the client's errors. The timer is ours, because it starts over with each
 * item, which p-timeout's does not.
 */
export async function collect<T>(reading: StreamingRead<T>): Promise<T[]> {
  const items: T[] = [];
  let whole = false;
  // An error may come once more after the iteration has ended; without a listener it would end the process.
  reading.on('error', ignore);
  const silence = setTimeout(() => reading.destroy(new Error('no answer to a read')), SILENCE_MS);
  try {
    for await (const item of reading) {
      items.push(item);
      silence.refresh();
    }
    whole = true;
    return items;
  } finally {
    clearTimeout(silence);
    if (!whole) reading.cancel().catch(ignore);
  }
}
