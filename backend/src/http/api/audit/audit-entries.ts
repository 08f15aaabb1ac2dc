import type { AuditEntry } from '../../../contract/schemas/audit.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { ERASED } from '../../../domain/event.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import { apiKeyLabels } from '../../../read-models/api-keys/api-keys.ts';
import { usersById } from '../../../read-models/users/users.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { personFor } from '../../views/masked.ts';
import { inWords } from './event-words.ts';
import type { AuditPorts } from './ports.ts';

/** Returns events in words for a reader, with the names that the reader may see. */
export async function auditEntries(
  { store }: Pick<AuditPorts, 'store'>,
  reader: SignedInCaller,
  events: readonly OpenedEvent[],
): Promise<AuditEntry[]> {
  const people = events.flatMap(({ actor, stream }) => [actor.id ?? [], ACCOUNT.keyOf(stream) ?? []].flat());
  const users = await usersById(store, people);
  const labels = await apiKeyLabels(
    store,
    events.flatMap(({ actor }) => actor.apiKey ?? []),
  );
  const nameOf = (id: string | null): string | null => {
    const user = id === null ? undefined : users.get(id);
    if (id === null || !user || user.firstName === ERASED) return null;
    const { firstName, lastName, email } = personFor(reader, { ...user, _id: id });
    return `${firstName} ${lastName}`.trim() || email;
  };
  return events.map((event) => {
    const { id, at, type, actor, stream } = event;
    const person = ACCOUNT.keyOf(stream);
    return {
      id,
      at,
      type,
      words: inWords(event),
      by: {
        kind: actor.kind,
        id: actor.id,
        name: nameOf(actor.id),
        apiKey: actor.apiKey === undefined ? null : (labels.get(actor.apiKey) ?? actor.apiKey),
      },
      code: QR_CODE.keyOf(stream) ?? null,
      person: person === undefined ? null : { id: person, name: nameOf(person) },
    };
  });
}
