import { secondsToResend } from '../../session/otp-mailed.ts';
import { useResendOtp } from './otp-resend.ts';
import { useCountdown } from './useCountdown.ts';

/** 'Send a new code', at most one a minute, counting down until then. */
export function ResendOtp({ email }: { email: string }) {
  const [left, wait] = useCountdown(() => secondsToResend(email));
  const resend = useResendOtp(wait);
  // Not disabled: that would take the focus from whoever just pressed it.
  const waiting = left > 0 || resend.isPending;
  return (
    <button
      type="button"
      className="qu-link-button qu-resend"
      aria-disabled={waiting}
      onClick={() => {
        if (!waiting) resend.mutate(email);
      }}
    >
      {left > 0 ? `New code in ${left} s` : 'Send a new code'}
    </button>
  );
}
