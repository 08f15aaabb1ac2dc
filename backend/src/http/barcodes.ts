import type { Barcode } from '../contract/schemas/barcode.ts';
import { QR_CODE } from '../domain/aggregates.ts';
import { codeStream } from '../domain/qr-code/events.ts';
import { unlessAway } from '../ports/errors.ts';
import type { Expected } from '../ports/event-store.ts';
import { answerInTime } from '../ports/in-time.ts';
import { CODES } from '../read-models/codes/document.ts';
import { findCodeInLog } from '../read-models/codes/in-log.ts';
import { type CodeRow, findCode } from '../read-models/codes/queries.ts';
import { usersById } from '../read-models/users/users.ts';
import { documentsReached } from '../read-models/wait.ts';
import type { HttpContext } from './context.ts';
import { barcodeView } from './views/barcode.ts';

type Reading = Pick<HttpContext, 'store' | 'clock' | 'settings'>;

/** Codes as answers show them, each with its owner joined. */
export async function barcodeViews(
  { store, clock, settings }: Reading,
  rows: readonly CodeRow[],
): Promise<Barcode[]> {
  const owners = rows.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  const users = await usersById(store, owners);
  const now = clock.now();
  return rows.map((row) =>
    barcodeView(row, row.owner === null ? undefined : users.get(row.owner), settings.publicUrl, now),
  );
}

/** Waits until the read model shows what a command has just done to a code; false when that took longer than 2 seconds. */
export async function codeReached(
  { store }: Pick<HttpContext, 'store'>,
  code: string,
  revision: Expected,
): Promise<boolean> {
  if (revision === 'none') return true;
  return documentsReached(store, CODES.name, [{ id: code, stream: codeStream(code), revision }]);
}

/** Waits until the read model has all of the codes that have just been generated: 2 s at most, and not for an engine that is away. */
export async function codesGenerated(
  { store }: Pick<HttpContext, 'store'>,
  codes: readonly string[],
): Promise<void> {
  const awaited = codes.map((code) => ({ id: code, stream: codeStream(code), revision: 0 }));
  await documentsReached(store, CODES.name, awaited);
}

/**
 * Waits until the read model shows what has just become of a code that was claimed on the way, if there was one; not for
 * an engine that is away.
 */
export async function waitingCodeReached(
  context: Pick<HttpContext, 'store' | 'log'>,
  code: string | null | undefined,
): Promise<void> {
  if (!code) return;
  const loaded = await unlessAway(context.log.load(QR_CODE, codeStream(code)));
  if (loaded) await codeReached(context, code, loaded.revision);
}

/** One code as its owner and admins see it; undefined when it is unknown or deleted. */
export async function barcodeOf(context: Reading, code: string): Promise<Barcode | undefined> {
  const row = await findCode(context.store, code);
  return row && (await barcodeViews(context, [row]))[0];
}

/** Milliseconds that the read model is given to show what is done already. */
const PATIENCE_MS = 500;

/**
 * One code as a command has just left it: as the read model has it or, where that is too far behind or away, with what
 * the log says on top. Whoever changed something is never shown what was before, and never told that it failed.
 */
export async function changedBarcode(
  context: Reading & Pick<HttpContext, 'log'>,
  code: string,
  revision: Expected,
): Promise<Barcode | undefined> {
  const isShown = await codeReached(context, code, revision);
  const shown = isShown && (await answerInTime(barcodeOf(context, code), PATIENCE_MS));
  if (shown) return shown;
  const row = await findCodeInLog(context, code);
  if (!row) return undefined;
  const { owner } = row;
  const users = await answerInTime(usersById(context.store, owner === null ? [] : [owner]), PATIENCE_MS);
  const user = owner === null ? undefined : users?.get(owner);
  return barcodeView(row, user, context.settings.publicUrl, context.clock.now());
}
