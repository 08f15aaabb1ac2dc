import { FALLBACKS, FORM_MESSAGES, type TwoStep, type TwoStepSetup } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, Dialog, OtpField } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { useSay } from '../../shell/texts/useSay.ts';
import { ProveForm } from './ProveForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useConfirmTwoStep, useSetUp } from './two-step.ts';

interface SetUpDialogProps {
  twoStep: TwoStep;
  onClose: () => void;
}

/** Turns two-step sign-in on: who asks, the app, a code of it, and the recovery codes. */
export function SetUpDialog({ twoStep, onClose }: SetUpDialogProps) {
  const { setUp, recovery, prove } = useTexts(PERSON);
  const start = useSetUp();
  const confirm = useConfirmTwoStep();
  const codes = confirm.data?.recoveryCodes;
  return (
    <Dialog
      open
      onClose={onClose}
      insistent={codes !== undefined}
      title={codes ? recovery.title : setUp.title}
    >
      {start.data || codes ? null : (
        <ProveForm twoStep={twoStep} action={prove.next} onProve={start.mutateAsync}>
          {setUp.prove}
        </ProveForm>
      )}
      {start.data && !codes ? <AppForm setup={start.data} onCode={confirm.mutateAsync} /> : null}
      {codes ? <RecoveryCodes codes={codes} onKept={onClose} /> : null}
    </Dialog>
  );
}

interface AppFormProps {
  setup: TwoStepSetup;
  /** Rejects with the error of the server. */
  onCode: (code: string) => Promise<unknown>;
}

function AppForm({ setup: { secret, uri, qr }, onCode }: AppFormProps) {
  const words = useTexts(PERSON).setUp;
  const say = useSay();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function send(digits: string) {
    if (busy) return;
    try {
      setBusy(true);
      if (digits.length < 6) throw new Error(FORM_MESSAGES.otpInvalid);
      await onCode(digits);
    } catch (reason) {
      setBusy(false);
      setCode('');
      setError(messageOf(reason, digits.length < 6 ? FORM_MESSAGES.otpInvalid : FALLBACKS.general));
      field.current?.focus();
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }

  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <p className="qk-soft">{fill(words.scan, <a href={uri}>{words.open}</a>)}</p>
      <img className="qu-totp-qr" alt={words.qr} src={`data:image/svg+xml,${encodeURIComponent(qr)}`} />
      <p className="qk-soft">
        {fill(
          words.key,
          <code className="qu-totp-key" dir="ltr">
            {inFours(secret)}
          </code>,
        )}
      </p>
      <OtpField
        ref={field}
        label={words.digits}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          if (digits !== '') setError(undefined);
        }}
        onComplete={(digits) => void send(digits)}
        error={error === undefined ? undefined : say(error)}
        autoFocus
      />
      <Button type="submit" busy={busy} wide>
        {words.submit}
      </Button>
    </form>
  );
}

/** Groups of four are easier to type. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
