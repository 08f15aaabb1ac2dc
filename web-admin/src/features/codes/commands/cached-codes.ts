import type { AdminCode } from '@qlaim/backend/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import { CODE_LISTS, ONE_CODE } from './code-cache.ts';

/** Returns a code as each cached page has it. */
export function cachedCodes(queryClient: QueryClient, id: string): readonly AdminCode[] {
  const pages = queryClient.getQueriesData<GetListResult<AdminCode>>({ queryKey: CODE_LISTS });
  const ones = queryClient.getQueriesData<AdminCode>({ queryKey: ONE_CODE });
  return [...pages.flatMap(([, page]) => page?.data ?? []), ...ones.flatMap(([, code]) => code ?? [])].filter(
    (code) => code.id === id,
  );
}
