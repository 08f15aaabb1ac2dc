import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';

const EVERY_MS = 5000;

/** Reads the state of the product anew each few seconds, while its tab is the visible one. */
export function useOperations() {
  const client = useApi();
  return useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => client(CONSOLE_ROUTES.operations, {}, { signal }),
    refetchInterval: EVERY_MS,
  });
}
