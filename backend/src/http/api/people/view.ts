import type { AdminPerson } from '../../../contract/schemas/person.ts';
import type { UserRow } from '../../../read-models/users/users.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { personFor } from '../../views/masked.ts';

type Shown = Omit<UserRow, 'present' | 'erasedAt'>;

/** Returns the view of a person for a reader of the console. */
export function personView(reader: SignedInCaller, person: Shown): AdminPerson {
  const { id, role, provider, emailVerified, twoStep, disabled, createdAt } = person;
  const { _id, ...names } = personFor(reader, {
    _id: id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
  });
  return { id: _id, ...names, role, provider, emailVerified, twoStep, disabled, createdAt };
}
