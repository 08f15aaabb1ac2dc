import {
  type BatchToPrint,
  type CodeFilter,
  type CodesToPrint,
  FALLBACKS,
  type PrintOptions,
} from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';

/** Codes of a batch, or chosen ones. */
export type Printed = CodesToPrint & Partial<Pick<BatchToPrint, 'batchId' | 'name'>>;

/** What is printed: a batch, or the codes of a filter. */
export type PrintSource = { readonly batchId: string } | { readonly filter: CodeFilter };

/** Short codes of one call: the filter is part of its address. */
const CODES_OF_A_CALL = 100;

/** Reads the codes that can be printed. Chosen ones that were deleted meanwhile are left out. */
export function useCodesToPrint(source: PrintSource) {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: ['codes-to-print', source],
    queryFn: async ({ signal }): Promise<Printed> => {
      if ('batchId' in source)
        return call(CONSOLE_ROUTES.batchToPrint, { params: { id: source.batchId } }, { signal });
      const parts = await Promise.all(
        partsOf(source.filter).map((filter) =>
          call(CONSOLE_ROUTES.codesToPrint, { query: { filter: JSON.stringify(filter) } }, { signal }),
        ),
      );
      const addresses = Object.assign({}, ...parts.map((part) => part.addresses));
      return { publicUrl: parts[0]?.publicUrl ?? '', codes: parts.flatMap(({ codes }) => codes), addresses };
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
export function usePrint({ batchId, codes }: Printed) {
  const { call } = useDataProvider<ConsoleProvider>();
  return useCommand({
    run: ({ batchName, ...options }: PrintOptions) =>
      batchId === undefined
        ? call(CONSOLE_ROUTES.printCodes, { body: { ...options, codes } })
        : call(CONSOLE_ROUTES.printBatch, { params: { id: batchId }, body: { ...options, batchName } }),
    fallback: FALLBACKS.print,
    onDone: ({ address }) =>
      Object.assign(document.createElement('a'), { href: address, download: '' }).click(),
  });
}
