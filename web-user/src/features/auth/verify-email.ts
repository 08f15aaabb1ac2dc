import { ROUTES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { forgetClaimedCode } from './claimed-code.ts';
import { type PendingEmail, pendingEmail } from './pending-email.ts';

/**
 * Verifies the email after sign-up and opens /login. The server claims the code that the sign-up sent.
 * The login sends a code that was scanned later.
 */
export function useVerifyEmail({ email, code }: PendingEmail, scanned: string | undefined) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (otp: string) => client(ROUTES.verifyEmail, { body: { email, otp } }),
    onSuccess: ({ message }) => {
      pendingEmail.forget();
      if (code === scanned) forgetClaimedCode();
      notify.ok(message);
      navigate('/login', { replace: true, state: { email } });
    },
  });
}
