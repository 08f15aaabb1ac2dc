import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import type { DayRange } from './day-range.ts';

/** Reads the statistics. Those of the range before stay until the new ones are there. */
export function useScanStatistics({ from, to }: DayRange) {
  const query = { from, to };
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: ['scan-statistics', query],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.scanStatistics, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
