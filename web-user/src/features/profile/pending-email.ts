import { ApiError, FALLBACKS, type ScannedClaim } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';
import { rememberUser } from '../../session/me.ts';
import { noteOtpMailed, RESEND_AFTER } from '../../session/otp-mailed.ts';

/** Enters the one-time code of a changed email, which then takes effect. Rejects with the error of the server. */
export function useConfirmEmail() {
  const queries = useQueryClient();
  const claimed = useClaimed();
  return useMutation({
    mutationFn: (otp: string) => call((routes) => routes.otpVerify, { body: { otp } }),
    onSuccess: ({ user, message, claim }) => {
      notify.ok(message);
      rememberUser(queries, user);
      if (claim) claimed(claim);
    },
  });
}

/** Opens the editor of a code that waited for the email, or says that somebody else has it. */
function useClaimed() {
  const navigate = useNavigate();
  return ({ outcome, code, message }: ScannedClaim) => {
    if (outcome === 'claimed') navigate(`/edit/${code}?claimed=1`, { replace: true });
    else notify.fail(message);
  };
}

/** Requests a new code. `wait` receives the seconds until the next request is allowed. */
export function useResendCode(wait: (seconds: number) => void) {
  return useMutation({
    mutationFn: (email: string) => call((routes) => routes.otpResend, { body: { email } }),
    onSuccess: ({ message }, email) => {
      noteOtpMailed(email);
      wait(RESEND_AFTER);
      notify.ok(message);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfter !== undefined) wait(error.retryAfter);
      notifyFailure(error, FALLBACKS.general);
    },
  });
}

/** Forgets the changed email; the old one stays. */
export function useCancelEmailChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call((routes) => routes.cancelEmailChange, {}),
    onSuccess: ({ user, message }) => {
      notify.ok(message);
      rememberUser(queries, user);
    },
    onError: (error) => notifyFailure(error, FALLBACKS.updateUser),
  });
}
