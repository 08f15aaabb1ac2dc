import type { AuditEntry } from '../../../contract/schemas/audit.ts';
import { ERASED } from '../../../domain/event.ts';
import type { Actor } from '../../../ports/event-store.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import { apiKeyLabels } from '../../../read-models/api-keys/api-keys.ts';
import { usersById } from '../../../read-models/users/users.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { personFor } from '../../views/masked.ts';

interface Names {
  /** Returns the name of a person that the reader may see; null for one that is not known any more. */
  readonly nameOf: (id: string | null) => string | null;
  readonly byOf: (actor: Actor) => AuditEntry['by'];
}

/** Reads the names of those who did something, and of other people, for a reader. */
export async function namesFor(
  store: ReadStore,
  reader: SignedInCaller,
  actors: readonly Actor[],
  people: readonly string[] = [],
): Promise<Names> {
  const users = await usersById(store, [...actors.flatMap(({ id }) => id ?? []), ...people]);
  const labels = await apiKeyLabels(
    store,
    actors.flatMap(({ apiKey }) => apiKey ?? []),
  );
  const nameOf = (id: string | null): string | null => {
    const user = id === null ? undefined : users.get(id);
    if (id === null || !user || user.firstName === ERASED) return null;
    const { firstName, lastName, email } = personFor(reader, { ...user, _id: id });
    return `${firstName} ${lastName}`.trim() || email;
  };
  const byOf = ({ kind, id, apiKey }: Actor): AuditEntry['by'] => ({
    kind,
    id,
    name: nameOf(id),
    apiKey: apiKey === undefined ? null : (labels.get(apiKey) ?? apiKey),
  });
  return { nameOf, byOf };
}
