import { ACCOUNT } from '@qlaim/backend/texts/account';
import { useTexts } from '@qlaim/web-kit/texts';
import { secondsToResend } from '../../../session/otp-mailed.ts';
import { useCountdown } from '../../../shell/useCountdown.ts';
import { useResendOtp } from './otp-resend.ts';

/** The button that requests a new code. It counts down because the server mails at most one code a minute. */
export function ResendOtp({ email }: { email: string }) {
  const { sendAgain, sendAgainIn } = useTexts(ACCOUNT).otp;
  const [left, wait] = useCountdown(() => secondsToResend(email));
  const resend = useResendOtp(wait);
  // The button uses aria-disabled because a disabled button loses the focus.
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
      {left > 0 ? sendAgainIn(left) : sendAgain}
    </button>
  );
}
