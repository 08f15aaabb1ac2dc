import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';

const EVERY_MS = 5000;

/** Reads the state of the product anew at each visit, and each few seconds while its tab is the visible one; or only once. */
export function useOperations(often: 'again' | 'once' = 'again') {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.operations, {}, { signal }),
    staleTime: 0,
    refetchInterval: often === 'again' && EVERY_MS,
  });
}
