import { ApiError, FALLBACKS, type ScannedClaim } from '@qlaim/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { rememberUser } from '../../api/known-user.ts';
import { editorOfClaimed } from '../../session/claimed-address.ts';
import { noteOtpMailed, RESEND_AFTER } from '../../session/otp-mailed.ts';
import { useTell } from '../../shell/texts/useTell.ts';

/** Enters the one-time code of a changed email, which then takes effect. Rejects with the error of the server. */
export function useConfirmEmail() {
  const tell = useTell();
  const queries = useQueryClient();
  const claimed = useClaimed();
  return useMutation({
    mutationFn: (otp: string) => call((routes) => routes.otpVerify, { body: { otp } }),
    onSuccess: ({ user, message, claim }) => {
      tell.ok(message);
      rememberUser(queries, user);
      if (claim) claimed(claim);
    },
  });
}

/** Opens the editor of a code that waited for the email, or says that somebody else has it. */
function useClaimed() {
  const tell = useTell();
  const navigate = useNavigate();
  return ({ outcome, code, message }: ScannedClaim) => {
    if (outcome === 'claimed') navigate(editorOfClaimed(code), { replace: true });
    else tell.refused(message);
  };
}

/** Requests a new code. `wait` receives the seconds until the next request is allowed. */
export function useResendCode(wait: (seconds: number) => void) {
  const tell = useTell();
  return useMutation({
    mutationFn: (email: string) => call((routes) => routes.otpResend, { body: { email } }),
    onSuccess: ({ message }, email) => {
      noteOtpMailed(email);
      wait(RESEND_AFTER);
      tell.ok(message);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfter !== undefined) wait(error.retryAfter);
      tell.fail(error, FALLBACKS.general);
    },
  });
}

/** Forgets the changed email; the old one stays. */
export function useCancelEmailChange() {
  const tell = useTell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call((routes) => routes.cancelEmailChange, {}),
    onSuccess: ({ user, message }) => {
      tell.ok(message);
      rememberUser(queries, user);
    },
    onError: (error) => tell.fail(error, FALLBACKS.updateUser),
  });
}
