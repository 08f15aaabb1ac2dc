import { FALLBACKS, type RegisterBody } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../api/call.ts';
import { noteOtpMailed } from '../../../session/otp-mailed.ts';
import { useTell } from '../../../shell/texts/useTell.ts';

const register = (body: z.input<typeof RegisterBody>) => call((routes) => routes.register, { body });

export function useRegister() {
  const tell = useTell();
  return useMutation({
    mutationFn: register,
    onMutate: notify.dropFailures,
    onSuccess: ({ user }) => noteOtpMailed(user.email),
    onError: (error) => tell.fail(error, FALLBACKS.general),
  });
}
