import { type Barcode, FALLBACKS, MESSAGES, ROUTES } from '@qlaim/backend/contract';
import { notifyLater } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { notifyFailure } from '../../../api/failure.ts';
import { reload } from '../../../shell/leave.ts';
import { undoAction } from '../undo.ts';

/** Restores a version of a code, unless the code was changed elsewhere, and reloads the page. */
export function useRestore({ _id: id, revision }: Barcode, onLeave: () => void) {
  return useMutation({
    mutationFn: (version: number) =>
      client(ROUTES.restoreCode, { params: { id }, body: { version, revision } }),
    onSuccess: (restored) => {
      const message = restored.message || MESSAGES.codeRestored;
      notifyLater({ tone: 'ok', message, action: undoAction(restored) });
      onLeave();
      reload();
    },
    onError: (error) => notifyFailure(error, FALLBACKS.updateCode),
  });
}
