import { type CodesLeft, FALLBACKS, type Owner } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';

/** Deletes a person's account, and reads the codes again, which lose their owner. */
export function useEraseUser({ _id: id }: Owner, onDone: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  return useCommand({
    run: (body: { readonly reason: string; readonly codes: CodesLeft }) =>
      call(CONSOLE_ROUTES.eraseUser, { params: { id }, body }),
    fallback: FALLBACKS.eraseAccount,
    onDone: () => {
      onDone();
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
      void queryClient.invalidateQueries({ queryKey: ['people'] });
    },
  });
}
