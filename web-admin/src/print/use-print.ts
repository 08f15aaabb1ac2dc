import { FALLBACKS, type PrintFile, type PrintOptions } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand } from '../api/use-command.ts';

/** Reads the codes of a batch that can be printed. */
export function useBatch(id: string) {
  const client = useApi();
  return useQuery({
    queryKey: ['batch-to-print', id],
    queryFn: ({ signal }) => client(CONSOLE_ROUTES.batchToPrint, { params: { id } }, { signal }),
  });
}

/** Makes a file of a batch, and has the browser save it. */
export function usePrint(id: string, onDone: (file: PrintFile) => void) {
  const client = useApi();
  return useCommand({
    run: (body: PrintOptions) => client(CONSOLE_ROUTES.printBatch, { params: { id }, body }),
    fallback: FALLBACKS.print,
    onDone: (file) => {
      Object.assign(document.createElement('a'), { href: file.address, download: '' }).click();
      onDone(file);
    },
  });
}
