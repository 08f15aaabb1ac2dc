import { ROUTES } from '@qlaim/backend/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';

/** While the server makes smaller or playable forms of files, their progress is read this often, in milliseconds. */
const PREPARING_MS = 3_000;

const keyOf = (code: string) => ['storage', code];

/** Reads the bytes that the owner's files take and may take, and the files in preparation. */
export function useStorage(code: string) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => client(ROUTES.storage, { params: { id: code } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.preparing.length ? PREPARING_MS : false),
  });
  return {
    storage: data,
    readAgain: () => void queries.invalidateQueries({ queryKey: keyOf(code) }),
  };
}
