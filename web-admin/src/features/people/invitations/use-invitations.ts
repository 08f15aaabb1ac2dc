import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type NewInvitation } from '@qlaim/backend/contract/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';

const queryKey = ['invitations'];

/** Reads the open invitations. */
export function useInvitations() {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.invitations, {}, { signal }),
  });
}

/** The changes of invitations. Each reads the list again. */
export function useInvitationCommands(onWithdrawn?: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const fallback = FALLBACKS.general;
  const onDone = () => void queryClient.invalidateQueries({ queryKey });
  return {
    invite: useCommand({
      run: (body: NewInvitation) => call(CONSOLE_ROUTES.inviteStaff, { body }),
      fallback,
      onDone,
    }),
    withdraw: useCommand({
      run: (id: string) => call(CONSOLE_ROUTES.withdrawInvitation, { params: { id } }),
      fallback,
      onDone: () => {
        onDone();
        onWithdrawn?.();
      },
    }),
  };
}
