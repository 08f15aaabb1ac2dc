import { FALLBACKS } from '@qlaim/backend/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useTell } from '../../shell/texts/useTell.ts';

/** Mails the link that sets a password. Who reads the mail is the owner of the account; a session alone might be stolen. */
export function useMailPasswordLink(email: string) {
  const tell = useTell();
  return useMutation({
    mutationFn: () => call((routes) => routes.requestPasswordReset, { body: { email } }),
    onSuccess: ({ message }) => tell.ok(message),
    onError: (error) => tell.fail(error, FALLBACKS.general),
  });
}
