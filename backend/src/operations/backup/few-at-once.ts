import { pMapIterable } from 'p-map';

/** Pieces that are read or written at once, where there are many. */
const FEW = { concurrency: 4, preserveOrder: false } as const;

/**
 * Yields what `handle` resolves with for each item, in the order in which they end. Where one fails, or the caller asks for no more,
 * none is under way any more once this has ended: what they have written can be removed. Not `pMap`, which keeps an answer for each.
 */
export async function* fewAtOnce<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  handle: (item: Item) => Promise<Result>,
) {
  const underWay = new Set<Promise<unknown>>();
  const begin = (item: Item) => {
    const handled = handle(item);
    const forget = () => underWay.delete(handled);
    underWay.add(handled);
    handled.then(forget, forget);
    return handled;
  };
  try {
    yield* pMapIterable(items, begin, FEW);
  } finally {
    await Promise.allSettled(underWay);
  }
}
