import { LIMITS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';

const LIMIT = LIMITS.listPageSize;
/** Milliseconds. Erasures under way are read again. */
const POLL_MS = 3000;

/** Reads a page of the deleted accounts, the last one first. `page` counts from 1. */
export function useErasures(page: number) {
  const { call } = useDataProvider<ConsoleProvider>();
  const query = { limit: LIMIT, skip: (page - 1) * LIMIT };
  return useQuery({
    queryKey: ['erasures', page],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.erasures, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.erasures.some(({ complete }) => !complete) ? POLL_MS : false,
  });
}

export const pagesOf = (total: number): number => Math.ceil(total / LIMIT);
