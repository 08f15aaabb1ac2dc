import type { Language } from '../../../contract/language.ts';
import type { AuditEntry } from '../../../contract/schemas/audit.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { QR_BATCH } from '../../../domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import { batchesOf } from '../../../read-models/batches/batches.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { seesNames } from '../../views/masked.ts';
import { contentsChanges } from './contents-changes.ts';
import type { FoundEvent } from './event-page.ts';
import { textOfEvent } from './event-texts.ts';
import { namesFor } from './names.ts';
import type { AuditPorts } from './ports.ts';

/** Returns events in words of a language for a reader, with the names and contents that the reader may see. */
export async function auditEntries(
  context: Pick<AuditPorts, 'log' | 'settings' | 'store'>,
  reader: SignedInCaller,
  found: readonly FoundEvent[],
  language: Language,
): Promise<AuditEntry[]> {
  const { store } = context;
  const events = found.map(({ event }) => event);
  const people = events.flatMap(({ stream }) => ACCOUNT.keyOf(stream) ?? []);
  const [{ nameOf, byOf }, batches, contents] = await Promise.all([
    namesFor(
      store,
      reader,
      events.map(({ actor }) => actor),
      people,
    ),
    batchesOf(store, [...new Set(events.flatMap((event) => batchIdOf(event) ?? []))]),
    contentsChanges(context, reader, events),
  ]);
  const sees = seesNames(reader);
  const batchOf = (event: OpenedEvent): AuditEntry['batch'] => {
    const id = batchIdOf(event);
    if (id === undefined) return null;
    const { name = '', createdAt = null } = batches.get(id) ?? {};
    return { id, name, createdAt };
  };
  return found.map(({ event, cursor, folded }) => {
    const { id, at, type, actor, stream } = event;
    const person = ACCOUNT.keyOf(stream);
    return {
      id,
      at,
      type,
      words: textOfEvent(event, sees, language),
      by: byOf(actor),
      code: QR_CODE.keyOf(stream) ?? null,
      person: person === undefined ? null : { id: person, name: nameOf(person) },
      batch: batchOf(event),
      contents: contents.get(id) ?? null,
      cursor,
      folded: folded && { count: folded.count, types: [...folded.types] },
    };
  });
}

/** Returns the batch that an event is about: an event of the batch, or the making of a code of it. */
function batchIdOf(event: OpenedEvent): string | undefined {
  if (QR_CODE.recognises(event))
    return event.type === 'CodeGenerated' || event.type === 'CodeImported' ? event.data.batchId : undefined;
  return QR_BATCH.keyOf(event.stream);
}
