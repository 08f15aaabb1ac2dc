import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';

/** Reads the codes of a person, as their page does. */
export function useCodesOf(userId: string) {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: ['people', 'codes', userId],
    queryFn: ({ signal }) => call(ADMIN_ROUTES.codesOfUser, { params: { userId } }, { signal }),
  });
}
