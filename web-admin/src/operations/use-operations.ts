import { ROUTES } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';

const EVERY_MS = 5000;

/** Reads the state of the product anew each few seconds, while its tab is the visible one. */
export function useOperations() {
  const client = useApi();
  return useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => client(ROUTES.operations, {}, { signal }),
    refetchInterval: EVERY_MS,
  });
}
