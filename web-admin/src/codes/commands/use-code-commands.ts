import {
  ADMIN_ROUTES,
  type AdminCode,
  type Barcode,
  type BarcodeEdited,
  FALLBACKS,
  type UpdateCodeBody,
} from '@qlaim/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCommand } from '../../api/use-command.ts';
import { patchCode } from './code-cache.ts';

/** The commands of the edit modal. Each calls `onDone` after a success. */
export function useEditCommands({ id }: AdminCode, onDone: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  const params = { id };
  const show = (barcode: Barcode) => {
    patchCode(queryClient, id, barcode);
    onDone();
  };
  const restore = useCommand({
    run: (body: { version: number; revision: number }) => client(ADMIN_ROUTES.restoreCode, { params, body }),
    fallback: FALLBACKS.updateCode,
    onDone: ({ barcode }) => patchCode(queryClient, id, barcode),
  });
  const undo = ({ undo: version, barcode: { revision } }: BarcodeEdited) =>
    version === undefined ? undefined : () => restore.mutate({ version, revision });

  const update = useCommand({
    run: (body: UpdateCodeBody) => client(ADMIN_ROUTES.updateCode, { params, body }),
    fallback: FALLBACKS.updateCode,
    onDone: ({ barcode }) => show(barcode),
    undo,
  });
  const clear = useCommand({
    run: () => client(ADMIN_ROUTES.clearContent, { params }),
    fallback: FALLBACKS.updateCode,
    onDone: ({ barcode }) => show(barcode),
    undo,
  });
  const reset = useCommand({
    run: () => client(ADMIN_ROUTES.resetCode, { params }),
    fallback: FALLBACKS.updateCode,
    onDone: ({ barcode }) => show(barcode),
    undo,
  });
  return { update, clear, reset };
}

/** Deletes a code and reads the page again, because the next code moves up. */
export function useDeleteCode({ id }: AdminCode, onDone: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCommand({
    run: () => client(ADMIN_ROUTES.deleteCode, { params: { id } }),
    fallback: FALLBACKS.deleteCode,
    onDone: () => {
      onDone();
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
    },
  });
}
