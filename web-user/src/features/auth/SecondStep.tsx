import { FALLBACKS } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, OtpField, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { useLogout } from '../../session/logout.ts';
import { useSay } from '../../shell/texts/useSay.ts';
import { useTell } from '../../shell/texts/useTell.ts';
import { useSecondStep } from './second-step.ts';

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. `code`: the scanned short code. */
export default function SecondStep({ code: scanned }: { code: string | undefined }) {
  const words = useTexts(ACCOUNT);
  const say = useSay();
  const { secondStep, otp } = words;
  const tell = useTell();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const step = useSecondStep(scanned);
  const logout = useLogout(tell.fail);

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  function send(typed: string) {
    if (step.isPending) return;
    if (typed.trim() === '') return refuse(FALLBACKS.secondStep);
    step.mutate(typed, {
      onError: (reason) => {
        setCode('');
        refuse(messageOf(reason, FALLBACKS.general));
      },
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(code);
  }

  function change(typed: string) {
    setCode(typed);
    if (typed !== '') setError(undefined);
  }

  function turn() {
    setRecovery(!recovery);
    setCode('');
    setError(undefined);
  }

  const shownError = error === undefined ? undefined : say(error);
  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <p className="qk-soft">{recovery ? secondStep.recoveryLead : secondStep.lead}</p>
      {recovery ? (
        <TextField
          key="recovery"
          ref={field}
          label={secondStep.recoveryCode}
          value={code}
          onChange={(event) => change(event.target.value)}
          error={shownError}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          autoFocus
        />
      ) : (
        <OtpField
          key="app"
          ref={field}
          label={secondStep.code}
          value={code}
          onChange={change}
          onComplete={send}
          error={shownError}
          autoFocus
        />
      )}
      <Button type="submit" busy={step.isPending} wide>
        {otp.submit}
      </Button>
      <div className="qu-otp-foot">
        <button type="button" className="qu-link-button" onClick={turn}>
          {recovery ? secondStep.useApp : secondStep.useRecovery}
        </button>
        <button type="button" className="qu-link-button" onClick={() => logout.mutate()}>
          {otp.otherAccount}
        </button>
      </div>
    </form>
  );
}
