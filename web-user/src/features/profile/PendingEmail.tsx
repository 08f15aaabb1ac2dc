import { ACCOUNT } from '@qlaim/backend/texts/account';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useSay } from '../../shell/texts/useSay.ts';
import './pending-email.css';
import { FALLBACKS, FORM_MESSAGES, Otp } from '@qlaim/backend/contract';
import { Button, Card, OtpField } from '@qlaim/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { secondsToResend } from '../../session/otp-mailed.ts';
import { useCountdown } from '../../shell/useCountdown.ts';
import { useCancelEmailChange, useConfirmEmail, useResendCode } from './pending-email.ts';

interface PendingEmailProps {
  email: string;
  pending: string;
  /** The email was changed on this page just before. */
  fresh: boolean;
  /** Called before the form goes, to give the focus another place. */
  onGone: () => void;
}

/** The form for the one-time code of a changed email. Until it is entered, the old email stays in effect. */
export function PendingEmail({ email, pending, fresh, onGone }: PendingEmailProps) {
  const words = useTexts(PERSON).pending;
  const { otp: otpWords } = useTexts(ACCOUNT);
  const say = useSay();
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useConfirmEmail();
  const cancel = useCancelEmailChange();

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = Otp.safeParse(otp);
    if (!read.success) return refuse(FORM_MESSAGES.otpInvalid);
    confirmation.mutate(read.data, {
      onSuccess: onGone,
      onError: (reason) => refuse(messageOf(reason, FALLBACKS.verifyOtp)),
    });
  }

  return (
    <Card as="section" aria-labelledby="pending-email">
      <form className="qu-form" onSubmit={submit} noValidate>
        <div>
          <h2 id="pending-email" className="qu-pending-title">
            {words.title}
          </h2>
          <p className="qk-soft">
            {fill(
              words.lead,
              <strong className="qu-email" dir="ltr">
                {pending}
              </strong>,
              <span className="qu-email" dir="ltr">
                {email}
              </span>,
            )}
          </p>
        </div>
        <OtpField
          ref={field}
          label={otpWords.code}
          value={otp}
          onChange={(digits) => {
            setOtp(digits);
            setError(undefined);
          }}
          error={error === undefined ? undefined : say(error)}
          autoFocus={fresh}
        />
        <Button type="submit" busy={confirmation.isPending} wide>
          {otpWords.submit}
        </Button>
        <div className="qu-pending-foot">
          <ResendCode email={pending} />
          <button
            type="button"
            className="qu-link-button"
            onClick={() => cancel.mutate(undefined, { onSuccess: onGone })}
          >
            {words.cancel}
          </button>
        </div>
      </form>
    </Card>
  );
}

/** The button that requests a new code. It counts down because the server mails at most one code a minute. */
function ResendCode({ email }: { email: string }) {
  const { sendAgain, sendAgainIn } = useTexts(ACCOUNT).otp;
  const [left, wait] = useCountdown(() => secondsToResend(email));
  const resend = useResendCode(wait);
  // The button uses aria-disabled because a disabled button loses the focus.
  const waiting = left > 0 || resend.isPending;
  return (
    <button
      type="button"
      className="qu-link-button"
      aria-disabled={waiting}
      onClick={() => {
        if (!waiting) resend.mutate(email);
      }}
    >
      {left > 0 ? sendAgainIn(left) : sendAgain}
    </button>
  );
}
