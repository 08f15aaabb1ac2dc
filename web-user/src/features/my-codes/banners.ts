import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { KEYS } from '../../api/query-client.ts';

/** Reads the advertisement texts. Only the first of the list counts (specification section 7). */
export function useBanners() {
  return useQuery({
    queryKey: KEYS.banners,
    queryFn: async ({ signal }) =>
      (await call((routes) => routes.banners, {}, { signal })).bannerTexts[0] ?? null,
    staleTime: 5 * 60_000,
    retry: false,
  });
}
