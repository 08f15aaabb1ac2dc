import { type ConfirmBody, FALLBACKS, type TwoStep } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, PasswordField, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { useSay } from '../../shell/texts/useSay.ts';

interface ProveFormProps {
  twoStep: Pick<TwoStep, 'on' | 'hasPassword'>;
  /** What the proof is for. */
  children: ReactNode;
  action: string;
  danger?: boolean;
  /** Rejects with the error of the server. */
  onProve: (proof: ConfirmBody) => Promise<unknown>;
}

/** Asks for the password, or a code of the second step. A person without either is asked for nothing. */
export function ProveForm({ twoStep, children, action, danger = false, onProve }: ProveFormProps) {
  const { on, hasPassword } = twoStep;
  const [byCode, setByCode] = useState(!hasPassword && on);
  const words = useTexts(PERSON).prove;
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const asks = hasPassword || on;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onProve(asks ? (byCode ? { code: typed } : { password: typed }) : {});
    } catch (reason) {
      setError(messageOf(reason, FALLBACKS.general));
      setBusy(false);
      field.current?.focus();
    }
  }

  const shownError = error === undefined ? undefined : say(error);
  const shared = {
    ref: field,
    value: typed,
    error: shownError,
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      setError(undefined);
    },
  };
  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <p className="qk-soft">{children}</p>
      {asks && byCode ? (
        <TextField
          key="code"
          label={words.code}
          autoComplete="one-time-code"
          spellCheck={false}
          {...shared}
        />
      ) : null}
      {asks && !byCode ? <PasswordField key="password" label={words.password} {...shared} /> : null}
      {asks || error === undefined ? null : (
        <p role="alert" className="qu-security-alert">
          {shownError}
        </p>
      )}
      {hasPassword && on ? (
        <button
          type="button"
          className="qu-link-button"
          onClick={() => {
            setByCode(!byCode);
            setTyped('');
            setError(undefined);
          }}
        >
          {byCode ? words.usePassword : words.useCode}
        </button>
      ) : null}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} wide>
        {action}
      </Button>
    </form>
  );
}
