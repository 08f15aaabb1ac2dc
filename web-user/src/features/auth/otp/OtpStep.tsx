import { FALLBACKS, MESSAGES } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, Link, OtpField, useFailureShown } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/failure.ts';
import { useSay } from '../../../shell/texts/useSay.ts';
import { useTell } from '../../../shell/texts/useTell.ts';
import { loadRules, useRulesSoon } from '../load-rules.ts';
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
  const words = useTexts(ACCOUNT);
  const say = useSay();
  const tell = useTell();
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const refusal = error === undefined ? undefined : say(error);
  // The field says it once the toast has gone.
  const isToasted = useFailureShown(refusal);
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef(false);

  useRulesSoon();

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  /** Sends the code once, also where its last digit and the button both send it. */
  async function submit(digits: string) {
    if (sending.current) return;
    sending.current = true;
    try {
      const read = (await loadRules()).Otp.safeParse(digits);
      if (!read.success) return refuse(FALLBACKS.verifyOtp);
      await verify(read.data);
    } catch (reason) {
      const message = messageOf(reason, FALLBACKS.verifyOtp);
      tell.refused(message);
      refuse(message);
    } finally {
      sending.current = false;
    }
  }

  return (
    <form
      className="qu-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(otp);
      }}
      noValidate
    >
      <p className="qk-soft">
        {say(MESSAGES.registered)}{' '}
        <strong className="qu-email" dir="ltr">
          {email}
        </strong>
      </p>
      <OtpField
        ref={field}
        label={words.otp.code}
        value={otp}
        onChange={(digits) => {
          setOtp(digits);
          setError(undefined);
        }}
        onComplete={submit}
        error={isToasted ? undefined : refusal}
        autoFocus
      />
      <Button type="submit" busy={busy} wide>
        {words.otp.submit}
      </Button>
      <div className="qu-otp-foot">
        <ResendOtp email={email} />
        {changeEmailAt === undefined ? null : (
          <Link href={changeEmailAt} className="qu-link-button">
            {words.otp.changeEmail}
          </Link>
        )}
        <button type="button" className="qu-link-button" onClick={back.go}>
          {back.label}
        </button>
      </div>
    </form>
  );
}
