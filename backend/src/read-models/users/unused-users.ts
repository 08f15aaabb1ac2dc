import type { Condition, ReadStore } from '../../ports/read-store.ts';
import { USERS } from './users.ts';

const PAGE = 500;

/** Yields the ids of users who are not erased, and whose accounts show no use after a time (ISO 8601, UTC). */
export async function* unusedUsers(store: ReadStore, latest: string): AsyncGenerator<string> {
  const where: readonly Condition[] = [
    { field: 'present', is: true },
    { field: 'erasedAt', is: null },
    { field: 'role', is: 'user' },
    // The end of a range is not in it.
    { field: 'usedAt', from: '', to: `${latest}~` },
  ];
  for (let after = ''; ; ) {
    const ids = await store.ids(USERS.name, { where, after, limit: PAGE });
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < PAGE) return;
    after = last;
  }
}
