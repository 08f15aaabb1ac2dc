import type { AdminCode } from '@qlaim/backend/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';

export type CodeChange = Partial<Omit<AdminCode, 'id'>>;

/** react-admin's query key of the cached list pages. */
export const CODE_LISTS = ['codes', 'getList'] as const;

/** react-admin's query key of codes that were read one by one. */
export const ONE_CODE = ['codes', 'getOne'] as const;

/** Changes a code on every cached page, without a new read. */
export function patchCode(queryClient: QueryClient, id: string, change: CodeChange): void {
  queryClient.setQueriesData<GetListResult<AdminCode>>({ queryKey: CODE_LISTS }, (page) =>
    page === undefined
      ? page
      : { ...page, data: page.data.map((code) => (code.id === id ? { ...code, ...change } : code)) },
  );
  queryClient.setQueriesData<AdminCode>({ queryKey: ONE_CODE }, (code) =>
    code?.id === id ? { ...code, ...change } : code,
  );
}

/** The query key of the changes of a code, which its page shows. */
export const changesOf = (id: string) => ['codes', 'changes', id] as const;

/** Shows what the server has changed of a code, and reads its history again where that is open. */
export function showChange(queryClient: QueryClient, id: string, change: CodeChange): void {
  patchCode(queryClient, id, change);
  void queryClient.invalidateQueries({ queryKey: changesOf(id) });
}

/** Returns the current values of some fields, for a later rollback. */
export function fieldsOf<Field extends keyof AdminCode>(
  code: Pick<AdminCode, Field>,
  fields: readonly Field[],
): Partial<Pick<AdminCode, Field>> {
  const picked: Partial<Pick<AdminCode, Field>> = {};
  for (const field of fields) picked[field] = code[field];
  return picked;
}
