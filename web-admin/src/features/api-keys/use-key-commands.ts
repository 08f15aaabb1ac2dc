import { API_KEY_TEXTS, CONSOLE_ROUTES, type NewApiKey } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';

/** The changes of keys. Each reads the list again. */
export function useKeyCommands() {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const fallback = API_KEY_TEXTS.changeFailed;
  const onDone = () => void queryClient.invalidateQueries({ queryKey: ['api-keys'] });
  return {
    create: useCommand({
      run: (body: NewApiKey) => call(CONSOLE_ROUTES.createApiKey, { body }),
      fallback,
      onDone,
    }),
    revoke: useCommand({
      run: (id: string) => call(CONSOLE_ROUTES.revokeApiKey, { params: { id } }),
      fallback,
      onDone,
    }),
  };
}
