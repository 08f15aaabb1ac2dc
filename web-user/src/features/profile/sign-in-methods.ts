import { type AnswerOf, FALLBACKS, type Routes } from '@qlaim/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useTell } from '../../shell/texts/useTell.ts';

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
  const tell = useTell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call((routes) => routes.unlinkGoogle, {}),
    onSuccess: ({ message, ...methods }) => {
      queries.setQueryData<Methods>(KEY, methods);
      tell.ok(message);
    },
    onError: (error) => tell.fail(error, FALLBACKS.updateUser),
  });
}
