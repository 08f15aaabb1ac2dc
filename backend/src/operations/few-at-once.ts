import { pMapIterable } from 'p-map';

/**
 * Works on a few items at once, and yields what `handle` resolves with, in the order in which they end. Where one fails, or the caller
 * asks for no more, none is under way any more once this has ended: what they have written can be removed. Not `pMap`, which keeps an
 * answer for each.
 */
export async function* fewAtOnce<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  handle: (item: Item) => Promise<Result>,
  atOnce = 4,
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
    yield* pMapIterable(items, begin, { concurrency: atOnce, preserveOrder: false });
  } finally {
    await Promise.allSettled(underWay);
  }
}
