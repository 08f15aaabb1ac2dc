import { type ConfirmBody, FALLBACKS, type Role } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCommand } from '../../api/use-command.ts';

/** Reads one person. react-admin's `useGetOne` would begin with the row of the list, which lacks the sessions. */
export function usePerson(id: string) {
  const client = useApi();
  return useQuery({
    queryKey: ['users', 'person', id],
    queryFn: ({ signal }) => client(CONSOLE_ROUTES.adminUser, { params: { id } }, { signal }),
  });
}

type Proof = Pick<ConfirmBody, 'password'> & { readonly code?: string };

/** The changes of a person. Each reads the person, and the lists, again. */
export function usePersonCommands(id: string) {
  const client = useApi();
  const queryClient = useQueryClient();
  const params = { id };
  const fallback = FALLBACKS.changePerson;
  const onDone = () => void queryClient.invalidateQueries({ queryKey: ['users'] });
  return {
    signOut: useCommand({
      run: (session: string) => client(CONSOLE_ROUTES.endUserSession, { params: { id, session } }),
      fallback,
      onDone,
    }),
    signOutEverywhere: useCommand({
      run: () => client(CONSOLE_ROUTES.endUserSessions, { params }),
      fallback,
      onDone,
    }),
    resendOtp: useCommand({ run: () => client(CONSOLE_ROUTES.resendUserOtp, { params }), fallback, onDone }),
    disable: useCommand({ run: () => client(CONSOLE_ROUTES.disableUser, { params }), fallback, onDone }),
    enable: useCommand({ run: () => client(CONSOLE_ROUTES.enableUser, { params }), fallback, onDone }),
    turnOffTwoStep: useCommand({
      run: (body: Proof) => client(CONSOLE_ROUTES.turnOffUserTwoStep, { params, body }),
      fallback,
      onDone,
    }),
    changeRole: useCommand({
      run: (body: Proof & { readonly role: Role; readonly seesNames: boolean }) =>
        client(CONSOLE_ROUTES.changeRole, { params, body }),
      fallback,
      onDone,
    }),
  };
}
