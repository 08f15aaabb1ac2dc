import { type Batch, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { download } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useSayWhy } from '../../../api/use-command.ts';

/** Saves links and short codes of a batch, for a printer. */
export function useManifest({ id, createdAt }: Batch) {
  const sayWhy = useSayWhy();
  const { call } = useDataProvider<ConsoleProvider>();
  return useMutation({
    mutationFn: () => call(CONSOLE_ROUTES.batchManifest, { params: { id } }),
    onSuccess: ({ csv }) =>
      download(`manifest-${createdAt.slice(0, 10)}-${id.slice(0, 8)}.csv`, csv, 'text/csv;charset=utf-8'),
    onError: sayWhy(FALLBACKS.general),
  });
}
