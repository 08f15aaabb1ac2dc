import { FALLBACKS, FORM_MESSAGES, MESSAGES, Otp } from '@qlaim/backend/contract';
import { Button, Link, notify, OtpField } from '@qlaim/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { ResendOtp } from './ResendOtp.tsx';

interface OtpStepProps {
  email: string;
  /** Rejects with the error of the server. */
  verify: (otp: string) => Promise<unknown>;
  busy: boolean;
  /** The path of the page that changes a mistyped email. */
  changeEmailAt?: string;
  /** The label and action of the button that leaves the step. */
  back: { label: string; go: () => void };
}

/** The form for the six-digit code from the mail (specification section 2, Login and Register). */
export function OtpStep({ email, verify, busy, changeEmailAt, back }: OtpStepProps) {
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const read = Otp.safeParse(otp);
    if (!read.success) return refuse(FORM_MESSAGES.otpInvalid);
    await verify(read.data).catch((reason: unknown) => {
      const message = messageOf(reason, FALLBACKS.verifyOtp);
      notify.fail(message);
      refuse(message);
    });
  }

  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <p className="qk-soft">
        {MESSAGES.registered} <strong className="qu-email">{email}</strong>
      </p>
      <OtpField
        ref={field}
        label="One-time code"
        value={otp}
        onChange={(digits) => {
          setOtp(digits);
          setError(undefined);
        }}
        error={error}
        autoFocus
      />
      <Button type="submit" busy={busy} wide>
        Submit
      </Button>
      <div className="qu-otp-foot">
        <ResendOtp email={email} />
        {changeEmailAt === undefined ? null : (
          <Link href={changeEmailAt} className="qu-link-button">
            Wrong email? Change it
          </Link>
        )}
        <button type="button" className="qu-link-button" onClick={back.go}>
          {back.label}
        </button>
      </div>
    </form>
  );
}
