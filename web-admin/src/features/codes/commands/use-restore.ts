import { ADMIN_ROUTES, FALLBACKS } from '@qlaim/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';
import { showChange } from './code-cache.ts';

/** Saves name and content of an earlier version of a code again, unless somebody has changed it since `revision`. */
export function useRestore(id: string, onDone?: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  return useCommand({
    run: (body: { version: number; revision: number }) =>
      call(ADMIN_ROUTES.restoreCode, { params: { id }, body }),
    fallback: FALLBACKS.updateCode,
    onDone: ({ barcode }) => {
      showChange(queryClient, id, barcode);
      onDone?.();
    },
  });
}
