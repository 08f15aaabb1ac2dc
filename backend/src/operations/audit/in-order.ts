import type { StoredDocument } from '../../ports/read-store.ts';

/** An id, and the document of each source that has one of it, in the order of the sources. */
export interface Row {
  readonly id: string;
  readonly documents: readonly (StoredDocument | undefined)[];
}

/** Reads sources side by side, each in the order of ids by code point. Yields each id once. */
export async function* inOrder(sources: readonly AsyncIterable<StoredDocument>[]): AsyncGenerator<Row> {
  const iterators = sources.map((source) => source[Symbol.asyncIterator]());
  try {
    const heads = await Promise.all(iterators.map(next));
    for (;;) {
      const id = heads.reduce<string | undefined>((least, head) => lesser(least, head?.id), undefined);
      if (id === undefined) return;
      const isHere = heads.map((head) => head?.id === id);
      yield { id, documents: heads.map((head, place) => (isHere[place] ? head : undefined)) };
      for (const [place, iterator] of iterators.entries())
        if (isHere[place]) heads[place] = await next(iterator);
    }
  } finally {
    await Promise.all(iterators.map((iterator) => iterator.return?.()));
  }
}

async function next(iterator: AsyncIterator<StoredDocument>): Promise<StoredDocument | undefined> {
  const { done, value } = await iterator.next();
  return done ? undefined : value;
}

function lesser(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  // The order of UTF-8 is that of code points; `<` compares UTF-16.
  return Buffer.compare(Buffer.from(one), Buffer.from(other)) <= 0 ? one : other;
}
