import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { useTell } from '../../../shell/texts/useTell.ts';
import { afterVerifying, forgetClaimedCode } from '../claimed-code.ts';
import { type PendingEmail, pendingEmail } from '../pending-email.ts';
import { useEnter } from '../useEnter.ts';

/**
 * Verifies the email after sign-up. In the browser of the sign-up the server signs in, and claims the code that the sign-up
 * sent, or one that was scanned later: its editor opens. Elsewhere /login opens, which sends the code again. Who has lost a
 * code is told so.
 */
export function useVerifyEmail({ email, code }: PendingEmail, scanned: string | undefined) {
  const navigate = useNavigate();
  const tell = useTell();
  const enter = useEnter();
  const later = scanned === undefined || scanned === code ? {} : { link: scanned };
  return useMutation({
    mutationFn: (otp: string) => call((routes) => routes.verifyEmail, { body: { email, otp, ...later } }),
    onMutate: notify.dropFailures,
    onSuccess: ({ message, claim, user }) => {
      pendingEmail.forget();
      if (user) return enter({ user, message, claim });
      const wanted = scanned ?? code ?? claim?.code;
      const lost = claim !== undefined && claim.outcome !== 'claimed';
      const forgets = lost && claim.code === wanted;
      if (forgets) forgetClaimedCode();
      tell.ok(message);
      if (lost) tell.refused(claim.message);
      navigate('/login', { replace: true, state: afterVerifying(email, forgets ? undefined : wanted) });
    },
  });
}
