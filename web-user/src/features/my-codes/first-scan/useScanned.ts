import type { Barcode } from '@qlaim/backend/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { KEYS, READ_AGAIN_MS } from '../../../api/query-client.ts';
import { useUser } from '../../../session/SignedIn.tsx';

/** Returns whether the server has counted a scan of the code beyond the first `before` ones. It asks until then. */
export function useScanned({ shortCode, scanCount }: Barcode, before: number): boolean {
  const queries = useQueryClient();
  const { _id: userId } = useUser();
  const { data = 0 } = useQuery({
    queryKey: KEYS.firstScanOf(shortCode),
    queryFn: async ({ signal }) => {
      const params = { id: shortCode };
      const { barcode } = await call((routes) => routes.code, { params }, { signal });
      return 'scanCount' in barcode ? barcode.scanCount : 0;
    },
    enabled: scanCount <= before,
    refetchInterval: ({ state }) => ((state.data ?? 0) > before ? false : READ_AGAIN_MS),
  });
  const newly = scanCount <= before && data > before;
  useEffect(() => {
    // The list shows the same count.
    if (newly) void queries.invalidateQueries({ queryKey: KEYS.codesOf(userId) });
  }, [newly, queries, userId]);
  return Math.max(scanCount, data) > before;
}
