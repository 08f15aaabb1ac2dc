import type { CodeContents } from '../../../contract/schemas/audit.ts';
import type { Caller } from '../../../domain/caller.ts';
import { isShown, protectionOf, type QrCode } from '../../../domain/qr-code/state.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { maskedName, seesNames } from '../../views/masked.ts';

/** Staff reads what was stored before a claim, too. */
export const asStaff = ({ id }: SignedInCaller): Caller => ({ id, role: 'admin' });

/** Hides what `barcodeFor` hides of a code: its name, and the content that no scan shows. */
export function maskedContents<View extends Pick<CodeContents, 'name' | 'storedInfo'>>(
  reader: SignedInCaller,
  state: QrCode,
  view: View,
): View {
  if (seesNames(reader)) return view;
  const open = isShown(state) && protectionOf(state) === null;
  return { ...view, name: view.name && maskedName(view.name), storedInfo: open ? view.storedInfo : null };
}
