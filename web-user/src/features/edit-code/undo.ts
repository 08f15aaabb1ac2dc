import { type BarcodeEdited, FALLBACKS, MESSAGES, ROUTES } from '@qlaim/backend/contract';
import { type LaterToast, notifyLater } from '@qlaim/web-kit';
import { z } from 'zod';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';
import { reload } from '../../shell/leave.ts';
import { UNDO } from '../../shell/undo-toast.ts';

/** The version to restore, and the revision that the restore must find. */
const Undo = z.object({ id: z.string(), version: z.int(), revision: z.int() });

/** Returns the toast's Undo after a change; undefined after one that changed nothing. */
export function undoAction({ barcode, undo }: BarcodeEdited): LaterToast['action'] {
  if (undo === undefined) return undefined;
  const input: z.infer<typeof Undo> = { id: barcode._id, version: undo, revision: barcode.revision };
  return { name: UNDO, label: 'Undo', input };
}

/** Undoes a change and reloads the page. A code that was changed since stays as it is. */
export async function undo(input: unknown): Promise<void> {
  const { id, ...body } = Undo.parse(input);
  try {
    const { message } = await client(ROUTES.restoreCode, { params: { id }, body });
    notifyLater({ tone: 'ok', message: message || MESSAGES.codeRestored });
    reload();
  } catch (error) {
    notifyFailure(error, FALLBACKS.updateCode);
  }
}
