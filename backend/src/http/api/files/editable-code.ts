import { ok, type Result } from '../../../contract/result.ts';
import type { Caller } from '../../../domain/caller.ts';
import { PRODUCT } from '../../../domain/event.ts';
import type { QrCodeRefusal } from '../../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import type { FilePorts } from './ports.ts';

export interface EditableCode {
  readonly state: QrCode;
  /** The owner, under whose name files are uploaded. */
  readonly person: string;
}

/** Returns a code that the caller may edit; refuses for any other code as an edit would be refused. */
export async function editableCode(
  { log }: Pick<FilePorts, 'log'>,
  caller: Caller,
  code: string,
  revision?: number,
): Promise<Result<EditableCode, QrCodeRefusal>> {
  const { state } = await log.load(QR_CODE, code);
  const allowed = QR_CODE.decide({ type: 'save', by: caller, revision }, state);
  return allowed.ok ? ok({ state, person: state.owner ?? PRODUCT }) : allowed;
}
