import { FALLBACKS } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { useShown } from '@qlaim/web-kit/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { knownUser, rememberUser } from '../../api/known-user.ts';
import { useTell } from './useTell.ts';

const chooseForAccount = (language: Language) =>
  call((routes) => routes.chooseLanguage, { body: { language } });

/** Returns the switch of the language. This browser stores it, and so does the account of a signed-in person. */
export function useChooseLanguage(): (language: Language) => void {
  const { choose } = useShown();
  const tell = useTell();
  const queries = useQueryClient();
  // A failure is not shown: the screen has its language, and the next switch sends it again.
  const { mutate } = useMutation({
    mutationFn: chooseForAccount,
    onSuccess: ({ language }) => {
      const user = knownUser(queries);
      if (user) rememberUser(queries, { ...user, language });
    },
  });
  return (language) => {
    choose(language).catch((error: unknown) => tell.fail(error, FALLBACKS.general));
    if (knownUser(queries)) mutate(language);
  };
}
