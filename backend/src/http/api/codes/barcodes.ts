import { actorOf } from '../../../commands/actor.ts';
import { claimCode } from '../../../commands/codes/claim-code.ts';
import { type Handled, handle } from '../../../commands/handle.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import type { QrCodeCommand } from '../../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import { findCode, ownedPage } from '../../../read-models/codes/queries.ts';
import { mustRead, type SignedInCaller } from '../../edge/caller/caller.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { publicBarcode } from '../../views/barcode.ts';
import { barcodeViews, changedBarcode } from '../../views/barcodes.ts';
import { barcodeFor } from '../../views/masked.ts';
import { countScan } from './count-scan.ts';
import type { CodePorts } from './ports.ts';

/** Routes of the codes for owners and scanners (specification section 7, barcodes). */
export const barcodeHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.code, async ({ params: { id: code }, query: { scan }, caller, request }) => {
    const row = await findCode(context.store, code);
    if (!row) return refuse('unknown_code');
    const verified = caller?.account.emailVerified ? caller : undefined;
    const own = verified && mustRead(verified, row.owner ?? '').ok ? verified : undefined;
    const known = publicBarcode(row, context.settings.publicUrl);
    // The visitor of a claimable code is its future owner. As in the resolver, the visit does not count.
    const counts = scan && !own && !known.claimable;
    if (counts && !(await countScan(context, row, request))) return refuse('unavailable', { retryAfter: 2 });
    const [full] = own ? await barcodeViews(context, [row]) : [];
    return ok({ barcode: own && full ? barcodeFor(own, full) : known });
  }),

  bind(ROUTES.codesOfUser, async ({ params: { userId }, query: { skip, type }, caller }) => {
    const allowed = mustRead(caller, userId);
    if (!allowed.ok) return allowed;
    const { rows, next } = await ownedPage(context.store, userId, { skip, type });
    const views = await barcodeViews(context, rows);
    const barcodes = views.map((barcode) => barcodeFor(caller, barcode));
    return ok(next === undefined ? { barcodes } : { barcodes, next });
  }),

  bind(ROUTES.assignCode, async ({ body: { link, user }, caller }) => {
    if (caller.id !== user) return refuse('forbidden');
    const claimed = await claimCode(context, user, link);
    if (!claimed.ok) return claimed;
    return answerCode(context, link, claimed.value, MESSAGES.codeClaimed);
  }),
];

/** Handles a command on a code. Returns the answer with the code after the command. */
export async function change(
  context: CodePorts,
  caller: SignedInCaller,
  code: string,
  command: QrCodeCommand,
  message: string,
) {
  const changed = await handle(context, QR_CODE, actorOf(caller), code, command);
  return changed.ok ? answerCode(context, code, changed.value, message) : changed;
}

/** Returns the answer with a code after a command on it. */
export async function answerCode(
  context: CodePorts,
  code: string,
  changed: Handled<QrCode>,
  message: string,
) {
  return ok({ barcode: await changedBarcode(context, code, changed), message });
}
