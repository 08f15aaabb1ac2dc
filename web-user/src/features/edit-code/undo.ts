import { type BarcodeEdited, FALLBACKS, MESSAGES, ROUTES } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { type LaterToast, notifyLater } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { z } from 'zod';
import { client } from '../../api/client.ts';
import { reload } from '../../shell/leave.ts';
import { type Tell, useTell } from '../../shell/texts/useTell.ts';
import { UNDO } from '../../shell/undo-toast.ts';

/** The version to restore, and the revision that the restore must find. */
const Undo = z.object({ id: z.string(), version: z.int(), revision: z.int() });

/**
 * Returns what reloads the page after a change. The page then shows a toast with Undo, and `more`. `fallback` is the
 * message where the server sends none. `onLeave` is called before the reload.
 */
export function useReloadAfter() {
  const { frame } = useTexts(EDIT);
  const tell = useTell();
  return (
    edited: BarcodeEdited,
    fallback: string,
    onLeave: () => void,
    ...more: readonly LaterToast[]
  ): void => {
    const action = undoAction(edited, frame.undo);
    notifyLater(tell.later({ tone: 'ok', message: edited.message || fallback, action }), ...more);
    onLeave();
    reload();
  };
}

/** Returns the toast's Undo after a change; undefined after one that changed nothing. */
function undoAction({ barcode, undo }: BarcodeEdited, label: string): LaterToast['action'] {
  if (undo === undefined) return undefined;
  const input: z.infer<typeof Undo> = { id: barcode._id, version: undo, revision: barcode.revision };
  return { name: UNDO, label, input };
}

/** Undoes a change and reloads the page. A code that was changed since stays as it is. */
export async function undo(input: unknown, tell: Tell): Promise<void> {
  const { id, ...body } = Undo.parse(input);
  try {
    const { message } = await client(ROUTES.restoreCode, { params: { id }, body });
    notifyLater(tell.later({ tone: 'ok', message: message || MESSAGES.codeRestored }));
    reload();
  } catch (error) {
    tell.fail(error, FALLBACKS.updateCode);
  }
}
