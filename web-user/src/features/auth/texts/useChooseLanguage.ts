import type { Language } from '@qlaim/backend/texts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useLoginStatus } from '../../../session/login-status.ts';
import { useTexts } from './texts-context.ts';

const chooseForMails = (language: Language) =>
  call((routes) => routes.chooseLanguage, { body: { language } });

/** Returns the switch of the language. The mails to a signed-in person follow it. */
export function useChooseLanguage(): (language: Language) => void {
  const { choose } = useTexts();
  const signedIn = useLoginStatus().data?.loggedIn === true;
  // A failure is not shown: the screen has its language, and the next switch sends it again.
  const { mutate } = useMutation({ mutationFn: chooseForMails });
  return (language) => {
    choose(language);
    if (signedIn) mutate(language);
  };
}
