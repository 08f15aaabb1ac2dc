import { API_KEY_WORDS, CONSOLE_ROUTES, type NewApiKey } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand } from '../api/use-command.ts';

/** The changes of keys. Each reads the list again. */
export function useKeyCommands() {
  const client = useApi();
  const queryClient = useQueryClient();
  const fallback = API_KEY_WORDS.changeFailed;
  const onDone = () => void queryClient.invalidateQueries({ queryKey: ['api-keys'] });
  return {
    create: useCommand({
      run: (body: NewApiKey) => client(CONSOLE_ROUTES.createApiKey, { body }),
      fallback,
      onDone,
    }),
    revoke: useCommand({
      run: (id: string) => client(CONSOLE_ROUTES.revokeApiKey, { params: { id } }),
      fallback,
      onDone,
    }),
  };
}
