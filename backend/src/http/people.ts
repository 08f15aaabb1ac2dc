import type { Owner } from '../contract/schemas/user.ts';
import { usersById } from '../read-models/users/users.ts';
import type { SignedInCaller } from './caller.ts';
import type { HttpContext } from './context.ts';
import { personFor } from './views/masked.ts';

/** Returns what answers show a reader of people, by their ids; null for the system. */
export async function peopleBy(
  { store }: Pick<HttpContext, 'store'>,
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
