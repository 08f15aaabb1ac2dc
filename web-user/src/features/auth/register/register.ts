import { FALLBACKS, type RegisterBody, type RegisterByEmailBody } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../api/call.ts';
import { saidAtField } from '../../../api/failure.ts';
import { noteOtpMailed } from '../../../session/otp-mailed.ts';
import { useTell } from '../../../shell/texts/useTell.ts';

type Sent = z.input<typeof RegisterBody> | z.input<typeof RegisterByEmailBody>;

const register = (body: Sent) =>
  'password' in body
    ? call((routes) => routes.register, { body })
    : call((routes) => routes.registerByEmail, { body });

export const REGISTER_FIELDS = { names: ['firstName', 'lastName', 'email', 'password'] } as const;

/** Signs up, with name and password or by email alone. */
export function useRegister() {
  const tell = useTell();
  return useMutation({
    mutationFn: register,
    onMutate: notify.dropFailures,
    onSuccess: ({ user }) => noteOtpMailed(user.email),
    onError: (error) => {
      if (!saidAtField(error, REGISTER_FIELDS)) tell.fail(error, FALLBACKS.general);
    },
  });
}
