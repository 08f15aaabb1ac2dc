import { type Barcode, type PublicBarcode, ROUTES } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { KEYS } from '../../api/query-client.ts';

/** Reads the code to edit, once: a later read would not change the form. */
export function useCode(id: string) {
  return useQuery({
    queryKey: KEYS.code(id),
    queryFn: async ({ signal }) => (await client(ROUTES.code, { params: { id } }, { signal })).barcode,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Returns whether the user owns the code. The server sends the full record to its owner only. */
export function isOwn(barcode: Barcode | PublicBarcode): barcode is Barcode {
  return 'createdAt' in barcode;
}
