import { FALLBACKS, type RegisterBody, ROUTES } from '@qlaim/backend/contract';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';
import { noteOtpMailed } from '../../session/otp-mailed.ts';

const register = (body: z.input<typeof RegisterBody>) => client(ROUTES.register, { body });

export function useRegister() {
  return useMutation({
    mutationFn: register,
    onSuccess: ({ user }) => noteOtpMailed(user.email),
    onError: (error) => notifyFailure(error, FALLBACKS.general),
  });
}
