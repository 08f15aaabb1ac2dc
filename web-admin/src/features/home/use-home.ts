import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';

/** Reads what waits and what is new, anew at each visit of the page. */
export function useHome() {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.home, {}, { signal }),
    staleTime: 0,
  });
}
