import { ROUTES } from '@qlaim/backend/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { READ_AGAIN_MS } from '../../../api/query-client.ts';

const keyOf = (code: string) => ['storage', code];

/** Reads the bytes that the owner's files take and may take, and the files in preparation. */
export function useStorage(code: string) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => client(ROUTES.storage, { params: { id: code } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.preparing.length ? READ_AGAIN_MS : false),
  });
  return {
    storage: data,
    readAgain: () => void queries.invalidateQueries({ queryKey: keyOf(code) }),
  };
}
