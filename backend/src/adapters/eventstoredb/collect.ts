import type { StreamingRead } from '@eventstore/db-client';

/** Milliseconds without an item after which a read is given up. The client itself would wait for ever. */
const IDLE_TIMEOUT_MS = 5_000;

const ignore = () => undefined;

/** Resolves to all items; rejects with the client's errors. Not p-timeout, whose timer does not restart with each item. */
export async function collect<T>(reading: StreamingRead<T>): Promise<T[]> {
  const items: T[] = [];
  let whole = false;
  // An error may still come after the iteration; without a listener it would end the process.
  reading.on('error', ignore);
  const silence = setTimeout(() => reading.destroy(new Error('no response to a read')), IDLE_TIMEOUT_MS);
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
