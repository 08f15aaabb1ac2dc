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
import { type CodeRow, NO_SCANS, type Scans, scansIn, scansOf } from '../../read-models/codes/queries.ts';
import { usersById } from '../../read-models/users/users.ts';
import { type Awaited, documentReached, documentsReached, reachedDocument } from '../../read-models/wait.ts';
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
export async function codeReached({ store }: Pick<Reading, 'store'>, reached: Reached): Promise<void> {
  const awaited = awaitedOf(reached);
  if (awaited) await documentReached(store, awaited);
}

type Reached = Pick<Handled<QrCode>, 'stream' | 'before' | 'revision'>;

function awaitedOf({ stream, before, revision }: Reached): Awaited | undefined {
  const id = QR_CODE.keyOf(stream);
  if (id === undefined || revision === 'none') return undefined;
  return { collection: CODES.name, id, stream, revision, isOlder: before === revision };
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
 * read model, because a command does not change them; they are 0 while it is away.
 */
export async function changedBarcode(
  context: Reading & { readonly log: EventLog },
  code: string,
  { state, ...reached }: Handled<QrCode>,
): Promise<Barcode> {
  const { store, log, clock, settings } = context;
  const [scans, owner] = await Promise.all([
    scansReached(store, code, reached),
    state.owner === null ? undefined : unlessAway(log.load(ACCOUNT, state.owner)),
  ]);
  return barcodeView({ ...state, ...scans, code }, owner?.state, settings, clock.now());
}

/** Waits as `codeReached` does. The scans come with what it waits for; else the read model is asked for them. */
async function scansReached(store: ReadStore, code: string, reached: Reached): Promise<Scans> {
  const awaited = awaitedOf(reached);
  const document = awaited && (await reachedDocument(store, awaited));
  if (document) return scansIn(document);
  return (await answerInTime(scansOf(store, code), SCANS_TIMEOUT_MS)) ?? NO_SCANS;
}
