/** Works on all items at once. When one fails, rejects once the others are over, so that nothing runs on unnoticed. */
export async function forAll<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
