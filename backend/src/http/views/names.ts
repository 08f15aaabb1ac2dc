import { ERASED } from '../../domain/event.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { CodeRow } from '../../read-models/codes/queries.ts';
import { usersById } from '../../read-models/users/users.ts';

export interface NamedCode {
  readonly code: string;
  readonly name: string | null;
  /** The owner's name; null without an owner, and for one who has left. */
  readonly owner: string | null;
}

/** Returns codes with their names and those of their owners. */
export async function namesOf(store: ReadStore, rows: readonly CodeRow[]): Promise<NamedCode[]> {
  const owners = await usersById(
    store,
    rows.flatMap(({ owner }) => owner ?? []),
  );
  return rows.map(({ code, name, owner }) => {
    const person = owners.get(owner ?? '');
    const known = person && person.firstName !== ERASED;
    return {
      code,
      name: name === ERASED ? null : name,
      owner: known ? `${person.firstName} ${person.lastName}`.trim() : null,
    };
  });
}
