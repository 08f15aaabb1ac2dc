import { ACCOUNT } from '../../../domain/account/account.ts';
import type { AccountEvent } from '../../../domain/account/events.ts';
import { QR_BATCH } from '../../../domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../../domain/scans/events.ts';
import { codesOfScans } from '../../../domain/scans/read.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import type { CodeIndex } from './code-index.ts';

/** The streams that the index is filled from, by the beginnings of their names. */
export const FILLING_STREAMS: readonly string[] = [QR_CODE.prefix, ACCOUNT.prefix, QR_BATCH.prefix];

/** The streams that the index follows once it is filled. Older scans come from the read model: journals are long. */
export const FOLLOWED_STREAMS: readonly string[] = [...FILLING_STREAMS, SCANS.prefix];

/** Applies an event of a code, an account, a batch or a journal of scans to the index. */
export function applyEvent(index: CodeIndex, event: OpenedEvent): void {
  const code = QR_CODE.keyOf(event.stream);
  if (code !== undefined && QR_CODE.recognises(event)) {
    index.put(code, QR_CODE.evolve({ ...QR_CODE.initial, ...index.get(code) }, event, event.at));
    return;
  }
  const batch = QR_BATCH.keyOf(event.stream);
  if (batch !== undefined && QR_BATCH.recognises(event)) {
    if (event.type === 'BatchNamed') index.putBatchName(batch, event.data.name);
    else index.putBatch(batch);
    return;
  }
  if (SCANS.recognises(event)) {
    if (event.type === 'ScansRecorded')
      for (const scanned of codesOfScans(event.data)) index.putScanned(scanned);
    return;
  }
  const user = ACCOUNT.keyOf(event.stream);
  if (user === undefined || !ACCOUNT.recognises(event)) return;
  const person = personAfter(event);
  if (person) index.putPerson(user, person);
}

const nameOf = (person: { readonly firstName: string; readonly lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;

/** Returns the e-mail and the name that an event changes, if any; empty ones once the person is erased. */
function personAfter(event: AccountEvent): { readonly email?: string; readonly name?: string } | undefined {
  switch (event.type) {
    case 'AccountRegistered':
      return { email: event.data.email, name: nameOf(event.data) };
    case 'NameChanged':
      return { name: nameOf(event.data) };
    case 'EmailChanged':
    case 'EmailChangeConfirmed':
      return { email: event.data.email };
    case 'PersonErased':
      return { email: '', name: '' };
    default:
      return undefined;
  }
}
