import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ConsoleProvider } from '../../../api/console-provider.ts';

/** The year that the address names; undefined for the last full one. */
export function useReportYear(): readonly [string | undefined, (year: string) => void] {
  const [values, setValues] = useSearchParams();
  const year = values.get('year') ?? '';
  return [
    /^20\d\d$/.test(year) ? year : undefined,
    (chosen) => setValues({ year: chosen }, { replace: true }),
  ];
}

/** Reads the report of a year. That of the year before stays until it is there. */
export function useReport(year: string | undefined) {
  const query = year === undefined ? {} : { year };
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: ['notices', 'report', query],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.noticeReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
