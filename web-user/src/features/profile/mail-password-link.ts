import { FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';

/** Mails the link that sets a password. Who reads the mail is the owner of the account; a session alone might be stolen. */
export const useMailPasswordLink = (email: string) =>
  useMutation({
    mutationFn: () => call((routes) => routes.requestPasswordReset, { body: { email } }),
    onSuccess: ({ message }) => notify.ok(message),
    onError: (error) => notifyFailure(error, FALLBACKS.general),
  });
