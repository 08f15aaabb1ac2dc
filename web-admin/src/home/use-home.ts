import { ROUTES } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';

/** Reads what waits and what is new, anew at each visit of the page. */
export function useHome() {
  const client = useApi();
  return useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => client(ROUTES.home, {}, { signal }),
    staleTime: 0,
  });
}
