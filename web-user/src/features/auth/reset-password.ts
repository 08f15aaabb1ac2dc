import { FALLBACKS, FORM_MESSAGES, LIMITS, passwordField, ROUTES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';

/** The rules of specification section 5, Reset password. */
export const ResetForm = z
  .object({
    password: passwordField(LIMITS.password.resetMin, FORM_MESSAGES.passwordResetShort),
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: FORM_MESSAGES.passwordsDiffer,
    path: ['confirmPassword'],
  });

export function useResetPassword(token: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => client(ROUTES.resetPassword, { body: { password, token } }),
    onSuccess: ({ message }) => {
      notify.ok(message);
      navigate('/login', { replace: true });
    },
    onError: (error) => notifyFailure(error, FALLBACKS.general),
  });
}
