import { ADMIN_ROUTES, type AdminCode, FALLBACKS } from '@qlaim/backend/contract';
import { download } from '@qlaim/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';
import { csvName } from './csv-name.ts';

interface ToGenerate {
  amount: number;
  name: string | undefined;
  note: string | undefined;
}

/** What was generated last. */
export interface GeneratedBatch extends ToGenerate {
  id: string;
}

/** Generates codes, saves their links as CSV and opens the first page. */
export function useGenerate(onDone: (batch: GeneratedBatch) => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const { setPage } = useListContext<AdminCode>();
  return useCommand({
    run: (body: ToGenerate) => call(ADMIN_ROUTES.generateCodes, { body }),
    fallback: FALLBACKS.generateCodes,
    onDone: ({ barcodeCSV, batchId }, body) => {
      download(csvName('links', new Date()), barcodeCSV, 'text/csv;charset=utf-8');
      setPage(1);
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
      onDone({ id: batchId, ...body });
    },
  });
}
