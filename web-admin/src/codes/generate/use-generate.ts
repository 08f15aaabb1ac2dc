import { ADMIN_ROUTES, type AdminCode, FALLBACKS } from '@qlaim/backend/contract';
import { download } from '@qlaim/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCommand } from '../../api/use-command.ts';
import { csvName } from './csv-name.ts';

/** Generates codes, saves their links as CSV and opens the first page. */
export function useGenerate(onDone: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  const { setPage } = useListContext<AdminCode>();
  return useCommand({
    run: (amount: number) => client(ADMIN_ROUTES.generateCodes, { body: { amount } }),
    fallback: FALLBACKS.generateCodes,
    onDone: ({ barcodeCSV }) => {
      download(csvName('links', new Date()), barcodeCSV, 'text/csv;charset=utf-8');
      setPage(1);
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
      onDone();
    },
  });
}
