import {
  type BatchToPrint,
  type CodeFilter,
  type CodesToPrint,
  FALLBACKS,
  type PrintFile,
  type PrintOptions,
} from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand } from '../api/use-command.ts';

/** Codes of a batch, or chosen ones. */
export type Printed = CodesToPrint & Partial<Pick<BatchToPrint, 'batchId'>>;

/** What is printed: a batch, or the codes of a filter. */
export type PrintSource = { readonly batchId: string } | { readonly filter: CodeFilter };

/** Short codes of one call: the filter is part of its address. */
const CODES_OF_A_CALL = 100;

/** Reads the codes that can be printed. Chosen ones that were deleted meanwhile are left out. */
export function useCodesToPrint(source: PrintSource) {
  const client = useApi();
  return useQuery({
    queryKey: ['codes-to-print', source],
    queryFn: async ({ signal }): Promise<Printed> => {
      if ('batchId' in source)
        return client(CONSOLE_ROUTES.batchToPrint, { params: { id: source.batchId } }, { signal });
      const parts = await Promise.all(
        partsOf(source.filter).map((filter) =>
          client(CONSOLE_ROUTES.codesToPrint, { query: { filter: JSON.stringify(filter) } }, { signal }),
        ),
      );
      return { publicUrl: parts[0]?.publicUrl ?? '', codes: parts.flatMap(({ codes }) => codes) };
    },
  });
}

function partsOf({ id, ...filter }: CodeFilter): CodeFilter[] {
  if (id === undefined) return [filter];
  const calls = Math.ceil(id.length / CODES_OF_A_CALL);
  return Array.from({ length: calls }, (_, call) => ({
    ...filter,
    id: id.slice(call * CODES_OF_A_CALL, (call + 1) * CODES_OF_A_CALL),
  }));
}

/** Makes a file of the codes, and has the browser save it. */
export function usePrint({ batchId, codes }: Printed, onDone: (file: PrintFile) => void) {
  const client = useApi();
  return useCommand({
    run: (options: PrintOptions) =>
      batchId === undefined
        ? client(CONSOLE_ROUTES.printCodes, { body: { ...options, codes } })
        : client(CONSOLE_ROUTES.printBatch, { params: { id: batchId }, body: options }),
    fallback: FALLBACKS.print,
    onDone: (file) => {
      Object.assign(document.createElement('a'), { href: file.address, download: '' }).click();
      onDone(file);
    },
  });
}
