import {
  ADMIN_ROUTES,
  type AdminCode,
  type BarcodeEdited,
  FALLBACKS,
  ifMatch,
  type UpdateCodeBody,
} from '@qlaim/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';
import { showChange } from './code-cache.ts';
import { useMeanwhile } from './use-meanwhile.ts';
import { useRestore } from './use-restore.ts';

/**
 * The commands of a form that edits a code. Each calls `onDone` after a success. A change that somebody else made since the
 * form was opened is never replaced unseen: the first save is refused, and `theirs` is what the code has become.
 */
export function useEditCommands(code: AdminCode, onDone: () => void) {
  const { id } = code;
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const params = { id };
  const restore = useRestore(id);
  const { revision, theirs, readTheirs, saved } = useMeanwhile(code);
  const common = {
    of: id,
    fallback: FALLBACKS.updateCode,
    onDone: ({ barcode }: BarcodeEdited) => {
      showChange(queryClient, id, barcode);
      saved(barcode);
      onDone();
    },
    undo: ({ undo: version, barcode }: BarcodeEdited) =>
      version === undefined ? undefined : () => restore.mutate({ version, revision: barcode.revision }),
  };
  const update = useCommand({
    run: (body: UpdateCodeBody) => call(ADMIN_ROUTES.updateCode, { params, body: { ...body, revision } }),
    onFail: readTheirs,
    ...common,
  });
  const clear = useCommand({
    run: () => call(ADMIN_ROUTES.clearContent, { params }, { headers: ifMatch(revision) }),
    onFail: readTheirs,
    ...common,
  });
  const reset = useCommand({ run: () => call(ADMIN_ROUTES.resetCode, { params }), ...common });
  return { update, clear, reset, theirs };
}

/** Deletes a code and reads the page again, because the next code moves up. */
export function useDeleteCode({ id }: AdminCode, onDone: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  return useCommand({
    run: () => call(ADMIN_ROUTES.deleteCode, { params: { id } }),
    fallback: FALLBACKS.deleteCode,
    onDone: () => {
      onDone();
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
    },
  });
}
