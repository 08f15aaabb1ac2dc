import { type CodesLeft, FALLBACKS, type Owner } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand } from '../api/use-command.ts';

/** Deletes a person's account, and reads the codes again, which lose their owner. */
export function useEraseUser({ _id: id }: Owner, onDone: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCommand({
    run: (body: { readonly reason: string; readonly codes: CodesLeft }) =>
      client(CONSOLE_ROUTES.eraseUser, { params: { id }, body }),
    fallback: FALLBACKS.eraseAccount,
    onDone: () => {
      onDone();
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
      void queryClient.invalidateQueries({ queryKey: ['users'] });
    },
  });
}
