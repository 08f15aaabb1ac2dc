import { ApiError, FALLBACKS } from '@qlaim/backend/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { noteOtpMailed, RESEND_AFTER } from '../../../session/otp-mailed.ts';
import { useTell } from '../../../shell/texts/useTell.ts';

const resendOtp = (email: string) => call((routes) => routes.otpResend, { body: { email } });

/** Requests a new one-time code. `wait` receives the seconds until the next request is allowed. */
export function useResendOtp(wait: (seconds: number) => void) {
  const tell = useTell();
  return useMutation({
    mutationFn: resendOtp,
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
