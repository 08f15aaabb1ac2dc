import { type AnswerOf, FALLBACKS, type Routes } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';

export type Methods = AnswerOf<Routes['signInMethods']>;

const KEY = ['sign-in-methods'] as const;

/** Reads how the signed-in user can sign in. Only a verified e-mail has a choice. */
export const useSignInMethods = (enabled: boolean) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call((routes) => routes.signInMethods, {}, { signal }),
    enabled,
  });

export function useUnlinkGoogle() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call((routes) => routes.unlinkGoogle, {}),
    onSuccess: ({ message, ...methods }) => {
      queries.setQueryData<Methods>(KEY, methods);
      notify.ok(message);
    },
    onError: (error) => notifyFailure(error, FALLBACKS.updateUser),
  });
}
