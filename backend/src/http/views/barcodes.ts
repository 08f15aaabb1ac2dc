import type { Handled } from '../../commands/handle.ts';
import type { Barcode } from '../../contract/schemas/barcode.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { Clock } from '../../ports/clock.ts';
import { unlessAway } from '../../ports/errors.ts';
import { answerInTime } from '../../ports/in-time.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { type CodeRow, NO_SCANS, scansOf } from '../../read-models/codes/queries.ts';
import { usersById } from '../../read-models/users/users.ts';
import { documentsReached } from '../../read-models/wait.ts';
import type { HttpSettings } from '../edge/settings/settings.ts';
import { barcodeView } from './barcode.ts';

interface Reading {
  readonly store: ReadStore;
  readonly clock: Clock;
  readonly settings: Pick<HttpSettings, 'isOurs' | 'publicUrl'>;
}

/** Returns the views of codes for an answer, each with its owner. */
export async function barcodeViews(
  { store, clock, settings }: Reading,
  rows: readonly CodeRow[],
): Promise<Barcode[]> {
  const owners = rows.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  const users = await usersById(store, owners);
  const now = clock.now();
  return rows.map((row) =>
    barcodeView(row, row.owner === null ? undefined : users.get(row.owner), settings, now),
  );
}

/** Waits until lists show the effect of a command on a code, for 2 s at most. */
export async function codeReached(
  { store }: Pick<Reading, 'store'>,
  { stream, revision }: Pick<Handled<QrCode>, 'stream' | 'revision'>,
): Promise<void> {
  const id = QR_CODE.keyOf(stream);
  if (id !== undefined && revision !== 'none')
    await documentsReached(store, CODES.name, [{ id, stream, revision }]);
}

/** Waits until lists show all codes of a batch, for 2 s at most. */
export async function codesGenerated(
  { store }: Pick<Reading, 'store'>,
  codes: readonly string[],
): Promise<void> {
  const awaited = codes.map((code) => ({ id: code, stream: QR_CODE.streamOf(code), revision: 0 }));
  await documentsReached(store, CODES.name, awaited);
}

/** The time in which the read model must return the scan counts, in milliseconds. */
const SCANS_TIMEOUT_MS = 500;

/**
 * Returns the view of a code after a command, from the state that the command decided. Only the scan counts come from the
 * read model, which is asked at once, because a command does not change them; they are 0 while it is away.
 */
export async function changedBarcode(
  context: Reading & { readonly log: EventLog },
  code: string,
  { state, ...reached }: Handled<QrCode>,
): Promise<Barcode> {
  const { store, log, clock, settings } = context;
  const [scans, owner] = await Promise.all([
    answerInTime(scansOf(store, code), SCANS_TIMEOUT_MS),
    state.owner === null ? undefined : unlessAway(log.load(ACCOUNT, state.owner)),
    codeReached(context, reached),
  ]);
  const shown = { ...state, ...(scans ?? NO_SCANS), code };
  return barcodeView(shown, owner?.state, settings, clock.now());
}
