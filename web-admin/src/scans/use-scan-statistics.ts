import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import type { DayRange } from './day-range.ts';

/** Reads the statistics. Those of the range before stay until the new ones are there. */
export function useScanStatistics(query: DayRange) {
  const client = useApi();
  return useQuery({
    queryKey: ['scan-statistics', query],
    queryFn: ({ signal }) => client(CONSOLE_ROUTES.scanStatistics, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
