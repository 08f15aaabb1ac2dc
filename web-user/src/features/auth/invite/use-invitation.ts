import { ApiError, FALLBACKS } from '@qlaim/backend/contract';
import { joinStaffRoutes } from '@qlaim/backend/contract/invite';
import { notify, notifyLater } from '@qlaim/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../../api/contract.ts';
import { saidAtField } from '../../../api/failure.ts';
import { pageAfterSignIn } from '../../../session/access.ts';
import { leaveTo } from '../../../shell/leave.ts';
import { useTell } from '../../../shell/texts/useTell.ts';

/** Asks what the token of a link is for. The body holds it, because addresses are logged. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client(joinStaffRoutes.openInvitation, { body: { token } }, { signal }),
    refetchOnWindowFocus: false,
  });

export const JOIN_FIELDS = { names: ['firstName', 'lastName', 'password'] } as const;

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Makes the account of the invited person, who is signed in then, and opens the console. */
export function useAcceptInvitation(token: string) {
  const tell = useTell();
  return useMutation({
    mutationFn: (person: Person) => client(joinStaffRoutes.acceptInvitation, { body: { ...person, token } }),
    onMutate: notify.dropFailures,
    onSuccess: ({ user, message }) => {
      notifyLater({ tone: 'ok', message });
      leaveTo(pageAfterSignIn(user, undefined));
    },
    onError: (error) => {
      if (whyClosed(error) === undefined && !saidAtField(error, JOIN_FIELDS))
        tell.fail(error, FALLBACKS.general);
    },
  });
}

/** Returns why no account can be made with the link; undefined for any other failure. */
export function whyClosed(error: unknown): 'ended' | 'taken' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'invitation_ended') return 'ended';
  return error.code === 'email_taken' ? 'taken' : undefined;
}
