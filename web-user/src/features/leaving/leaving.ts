import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { KEYS } from '../../api/query-client.ts';

/** Reads what a deletion would remove, and whether it asks for the password or a mailed code. */
export const useLeaving = () =>
  useQuery({
    queryKey: KEYS.leaving,
    queryFn: ({ signal }) => call((routes) => routes.leaving, {}, { signal }),
  });
