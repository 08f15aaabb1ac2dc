import { type Barcode, type PublicBarcode, ROUTES } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { KEYS } from '../../api/query-client.ts';

/** The code to edit. Not asked for again while somebody edits: that would not change what is being typed. */
export function useCode(id: string) {
  return useQuery({
    queryKey: KEYS.code(id),
    queryFn: async ({ signal }) => (await client(ROUTES.code, { params: { code: id } }, { signal })).barcode,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Only its owner is told everything; others get what any scanner may know. */
export function isOwn(barcode: Barcode | PublicBarcode): barcode is Barcode {
  return 'createdAt' in barcode;
}
