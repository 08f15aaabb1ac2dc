import { type AdminPersonDetails, type ConfirmBody, FALLBACKS, type Role } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';

/** Tells the whole person apart, in react-admin's cache, from the row of the list, which lacks the sessions. */
const WHOLE = { whole: true };

/** Reads one person, with the sessions. */
export const usePerson = (id: string) =>
  useGetOne<AdminPersonDetails>('people', { id, meta: WHOLE }, ERROR_ON_PAGE);

type Proof = Pick<ConfirmBody, 'password'> & { readonly code?: string };

/** The changes of a person. Each reads the person, and the lists, again. */
export function usePersonCommands(id: string) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const params = { id };
  const fallback = FALLBACKS.changePerson;
  const onDone = () => void queryClient.invalidateQueries({ queryKey: ['people'] });
  return {
    signOut: useCommand({
      run: (session: string) => call(CONSOLE_ROUTES.endUserSession, { params: { id, session } }),
      fallback,
      onDone,
    }),
    signOutEverywhere: useCommand({
      run: () => call(CONSOLE_ROUTES.endUserSessions, { params }),
      fallback,
      onDone,
    }),
    resendOtp: useCommand({ run: () => call(CONSOLE_ROUTES.resendUserOtp, { params }), fallback, onDone }),
    sendPasswordLink: useCommand({
      run: () => call(CONSOLE_ROUTES.sendPasswordLink, { params }),
      fallback,
      onDone,
    }),
    changeEmail: useCommand({
      run: (body: Proof & { readonly email: string }) =>
        call(CONSOLE_ROUTES.changeUserEmail, { params, body }),
      fallback,
      onDone,
    }),
    disable: useCommand({ run: () => call(CONSOLE_ROUTES.disableUser, { params }), fallback, onDone }),
    enable: useCommand({ run: () => call(CONSOLE_ROUTES.enableUser, { params }), fallback, onDone }),
    turnOffTwoStep: useCommand({
      run: (body: Proof) => call(CONSOLE_ROUTES.turnOffUserTwoStep, { params, body }),
      fallback,
      onDone,
    }),
    changeRole: useCommand({
      run: (body: Proof & { readonly role: Role; readonly seesNames: boolean }) =>
        call(CONSOLE_ROUTES.changeRole, { params, body }),
      fallback,
      onDone,
    }),
  };
}
