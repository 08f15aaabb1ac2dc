import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { changedBarcode } from '../../views/barcodes.ts';
import { barcodeFor, staffTexts } from '../../views/masked.ts';
import type { CodePorts } from './ports.ts';

/** What staff says of flagged destinations (decision 98). */
export const codeFlagHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.judgeDestination, async ({ params: { id }, body: { url, verdict }, caller }) => {
    const type = verdict === 'clear' ? 'clearDestination' : 'keepFlagged';
    const judged = await handle(context, QR_CODE, actorOf(caller), id, { type, url });
    if (!judged.ok) return judged;
    const barcode = barcodeFor(caller, await changedBarcode(context, id, judged.value));
    const { destinationCleared, destinationKept } = CONSOLE_MESSAGES;
    return ok({
      code: { ...barcode, id, ...staffTexts(caller, judged.value.state) },
      message: verdict === 'clear' ? destinationCleared : destinationKept,
    });
  }),
];
