import { actorOf } from '../../../commands/actor.ts';
import { type Handled, handle } from '../../../commands/handle.ts';
import type { Result } from '../../../contract/result.ts';
import { ok } from '../../../contract/result.ts';
import type { BarcodeEdited } from '../../../contract/schemas/barcode.ts';
import type { QrCodeCommand, QrCodeRefusal } from '../../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { changedBarcode, codeReached } from '../../views/barcodes.ts';
import type { CodePorts } from './ports.ts';

type Edit = Extract<QrCodeCommand, { readonly type: 'save' | 'clearContent' | 'reset' }>;

/** Handles a change of name or content. The answer names the version that undoes it. */
export async function edit(
  context: CodePorts,
  caller: SignedInCaller,
  code: string,
  command: Edit,
  message: string,
): Promise<Result<BarcodeEdited, QrCodeRefusal>> {
  const edited = await handle(context, QR_CODE, actorOf(caller), code, command);
  if (!edited.ok) return staleShown(context, code, edited);
  const barcode = await changedBarcode(context, code, edited.value);
  const undo = undoOf(edited.value);
  return ok({ barcode, message, ...(undo === undefined ? {} : { undo }) });
}

const undoOf = ({ before, revision }: Handled<unknown>): number | undefined =>
  before === 'none' || before === revision ? undefined : before;

/** Returns a refusal. Where the edit was stale, it first waits until reads show the other edit, for 2 s at most. */
export async function staleShown<R extends Extract<Result<unknown>, { readonly ok: false }>>(
  context: CodePorts,
  code: string,
  refused: R,
): Promise<R> {
  if (refused.refusal.code === 'edited_meanwhile') {
    const { revision } = await context.log.load(QR_CODE, code);
    await codeReached(context, { stream: QR_CODE.streamOf(code), before: revision, revision });
  }
  return refused;
}
