import { ApiError, FALLBACKS, type LoginBody } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../api/call.ts';
import { saidAtField } from '../../api/failure.ts';
import { rememberUser } from '../../api/known-user.ts';
import { noteSecondStep } from '../../session/login-status.ts';
import { noteOtpMailed } from '../../session/otp-mailed.ts';
import { useTell } from '../../shell/texts/useTell.ts';
import { useEnter } from './useEnter.ts';

const login = (body: z.input<typeof LoginBody>) => call((routes) => routes.login, { body });

export const LOGIN_FIELDS = { names: ['email', 'password'] } as const;

/** Signs in. Where two-step sign-in is on, the page asks for the second step. With an unverified email the user stays on the page, which asks for the one-time code. */
export function useLogin() {
  const queries = useQueryClient();
  const enter = useEnter();
  const tell = useTell();
  return useMutation({
    mutationFn: login,
    onMutate: notify.dropFailures,
    onSuccess: (answer) => {
      const { user } = answer;
      if (user.emailVerified) return enter(answer);
      noteOtpMailed(user.pendingEmail ?? user.email);
      rememberUser(queries, user);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_step_needed') noteSecondStep(queries);
      else if (!saidAtField(error, LOGIN_FIELDS)) tell.fail(error, FALLBACKS.general);
    },
  });
}
