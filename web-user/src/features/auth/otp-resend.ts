import { ApiError, FALLBACKS, ROUTES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';
import { noteOtpMailed, RESEND_AFTER } from '../../session/otp-mailed.ts';

const resendOtp = (email: string) => client(ROUTES.otpResend, { body: { email } });

/** Requests a new one-time code. `wait` receives the seconds until the next request is allowed. */
export function useResendOtp(wait: (seconds: number) => void) {
  return useMutation({
    mutationFn: resendOtp,
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
