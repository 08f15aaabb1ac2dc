/** So many at a time, in their order; the last group may be smaller. */
export async function* inGroups<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let group: T[] = [];
  for await (const item of source) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Works on all at once; when one fails, rejects once the others are over, so that nothing goes on behind. */
export async function forAll<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
