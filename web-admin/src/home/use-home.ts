import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';

/** Reads what waits and what is new, anew at each visit of the page. */
export function useHome() {
  const client = useApi();
  return useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => client(CONSOLE_ROUTES.home, {}, { signal }),
    staleTime: 0,
  });
}
