import type { Owner } from '../../contract/schemas/user.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { usersById } from '../../read-models/users/users.ts';
import type { SignedInCaller } from '../edge/caller/caller.ts';
import { personFor } from './masked.ts';

/** Returns what answers show a reader of people, by their ids; null for the system. */
export async function peopleBy(
  { store }: { readonly store: ReadStore },
  reader: SignedInCaller,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Owner | null> {
  const users = await usersById(
    store,
    ids.filter((id) => id !== null),
  );
  return (id) => {
    if (id === null) return null;
    const { firstName = '', lastName = '', email = '' } = users.get(id) ?? {};
    return personFor(reader, { _id: id, firstName, lastName, email });
  };
}
