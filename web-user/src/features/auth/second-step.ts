import { ApiError } from '@qlaim/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { rememberUser } from '../../api/known-user.ts';
import { KEYS } from '../../api/query-client.ts';
import { noteOtpMailed } from '../../session/otp-mailed.ts';
import { useEnter } from './useEnter.ts';

/** Sends the code of the second step. After a wait that was too long, the page asks for the password again. */
export function useSecondStep(scanned: string | undefined) {
  const queries = useQueryClient();
  const enter = useEnter();
  return useMutation({
    mutationFn: (code: string) =>
      call((routes) => routes.secondStep, {
        body: { code, ...(scanned === undefined ? {} : { link: scanned }) },
      }),
    onSuccess: (answer) => {
      const { user } = answer;
      if (user.emailVerified) return enter(answer);
      noteOtpMailed(user.email);
      rememberUser(queries, user);
    },
    onError: (error) => {
      if (error instanceof ApiError && (error.code === 'signed_out' || error.code === 'edited_meanwhile'))
        void queries.resetQueries({ queryKey: KEYS.loginStatus });
    },
  });
}
