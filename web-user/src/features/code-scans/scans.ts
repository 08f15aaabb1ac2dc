import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { KEYS } from '../../api/query-client.ts';

/** Reads the statistics of a code, and the name to show with them. */
export function useScans(id: string) {
  return useQuery({
    queryKey: KEYS.scansOf(id),
    queryFn: async ({ signal }) => {
      const [scans, { barcode }] = await Promise.all([
        call((routes) => routes.codeScans, { params: { id } }, { signal }),
        call((routes) => routes.code, { params: { id } }, { signal }),
      ]);
      const name = 'name' in barcode ? barcode.name : null;
      return { scans, name, shortCode: barcode.shortCode };
    },
  });
}
