import type { StreamingRead } from '@eventstore/db-client';

/** Milliseconds without an item after which a read is given up. The client itself would wait for ever. */
const IDLE_TIMEOUT_MS = 5_000;

const ignore = () => undefined;

export interface Collected<T> {
  readonly items: readonly T[];
  /** True when the reading was ended before its last item, because `isFull` said so. */
  readonly cut: boolean;
}

/**
 * Resolves to all items, up to the one with which `isFull` becomes true, but two at least; rejects with the client's errors. Not p-timeout,
 * whose timer does not restart with each item.
 */
export async function collect<T>(
  reading: StreamingRead<T>,
  isFull: (item: T) => boolean = () => false,
): Promise<Collected<T>> {
  const items: T[] = [];
  let whole = false;
  // An error may still come after the iteration; without a listener it would end the process.
  reading.on('error', ignore);
  const silence = setTimeout(() => reading.destroy(new Error('no response to a read')), IDLE_TIMEOUT_MS);
  try {
    for await (const item of reading) {
      items.push(item);
      if (isFull(item) && items.length > 1) return { items, cut: true };
      silence.refresh();
    }
    whole = true;
    return { items, cut: false };
  } finally {
    clearTimeout(silence);
    if (!whole) reading.cancel().catch(ignore);
  }
}
