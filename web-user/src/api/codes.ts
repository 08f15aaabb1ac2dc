import type { Barcode } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { KEYS } from './query-client.ts';

/** Reads all codes of a user, page by page, newest claim first. Old rows stay visible during a new read. */
export function useCodes(userId: string) {
  return useQuery({
    queryKey: KEYS.codesOf(userId),
    queryFn: async ({ signal }) => {
      const barcodes: Barcode[] = [];
      for (let skip: number | undefined; ; ) {
        const query = skip === undefined ? {} : { query: { skip } };
        const page = await call((routes) => routes.codesOfUser, { params: { userId }, ...query }, { signal });
        barcodes.push(...page.barcodes);
        if (page.next === undefined) return barcodes;
        skip = page.next;
      }
    },
  });
}
