import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { useTell } from '../../../shell/texts/useTell.ts';
import { afterVerifying, forgetClaimedCode } from '../claimed-code.ts';
import { type PendingEmail, pendingEmail } from '../pending-email.ts';

/**
 * Verifies the email after sign-up and opens /login. The server claims the code that a sign-up sent, here or on another
 * device. The login sends the code again, or one that was scanned later, and opens its editor. Who has lost a code is told
 * here.
 */
export function useVerifyEmail({ email, code }: PendingEmail, scanned: string | undefined) {
  const navigate = useNavigate();
  const tell = useTell();
  return useMutation({
    mutationFn: (otp: string) => call((routes) => routes.verifyEmail, { body: { email, otp } }),
    onMutate: notify.dropFailures,
    onSuccess: ({ message, claim }) => {
      const wanted = scanned ?? code ?? claim?.code;
      const lost = claim !== undefined && claim.outcome !== 'claimed';
      const forgets = lost && claim.code === wanted;
      pendingEmail.forget();
      if (forgets) forgetClaimedCode();
      tell.ok(message);
      if (lost) tell.refused(claim.message);
      navigate('/login', { replace: true, state: afterVerifying(email, forgets ? undefined : wanted) });
    },
  });
}
