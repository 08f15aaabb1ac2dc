import { FALLBACKS, type LoginBody, ROUTES } from '@qlaim/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';
import { rememberUser } from '../../session/me.ts';
import { noteOtpMailed } from '../../session/otp-mailed.ts';
import { useEnter } from './useEnter.ts';

const login = (body: z.input<typeof LoginBody>) => client(ROUTES.login, { body });

/** Signs in. With an unverified email the user stays on the page, which asks for the one-time code. */
export function useLogin() {
  const queries = useQueryClient();
  const enter = useEnter();
  return useMutation({
    mutationFn: login,
    onSuccess: ({ user, message }) => {
      if (!user.emailVerified) noteOtpMailed(user.email);
      rememberUser(queries, user);
      if (user.emailVerified) enter(user, message);
    },
    onError: (error) => notifyFailure(error, FALLBACKS.general),
  });
}
