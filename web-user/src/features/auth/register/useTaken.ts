import { ApiError } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { KEYS } from '../../../api/query-client.ts';
import { leaveTo } from '../../../shell/leave.ts';
import { forgetClaimedCode } from '../claimed-code.ts';

/**
 * Asks the server whether a code can still be claimed, before anybody signs up for it. A code that can't leads to the page
 * that says why. Where the server does not answer, the sign-up goes on, and says so itself.
 * Returns whether the form must wait.
 */
export function useTaken(code: string | undefined): boolean {
  const { data, error, isPending, isFetching } = useQuery({
    queryKey: KEYS.claimable(code ?? ''),
    queryFn: async ({ signal }) => {
      const { barcode } = await call((routes) => routes.code, { params: { id: code ?? '' } }, { signal });
      return barcode.claimable;
    },
    enabled: code !== undefined,
    // What is typed meanwhile stays on the page: the sign-up itself finds out.
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });
  const unknown = error instanceof ApiError && error.code === 'unknown_code';
  const taken = code !== undefined && (data === false || unknown);
  useEffect(() => {
    if (!taken) return;
    forgetClaimedCode();
    leaveTo(`/claim/${code}`);
  }, [taken, code]);
  return taken || (code !== undefined && isPending && isFetching);
}
