import { FormDialog, PasswordField, TextField } from '@qlaim/web-kit';
import { fill } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useWords } from '../../texts/use-say.ts';
import type { SessionGate } from '../session-gate.ts';
import { useLeave } from './use-leave.ts';
import { useReturn } from './use-return.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** A sign-in over the page that is open. Another tab serves other ways to sign in. */
export default function SignInAgain({ gate }: { gate: SessionGate }) {
  const { identity } = useGetIdentity();
  const { again } = useWords();
  const [typed, setTyped] = useState('');
  const { step, busy, problem, submit } = useSignInAgain(gate, () => setTyped(''));
  const email = String(identity?.['email'] ?? '');
  const leave = useLeave(gate);
  useReturn(gate, identity?.id);
  const field = {
    autoFocus: true,
    value: typed,
    error: problem,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <FormDialog
      title={again.title}
      size="small"
      action={again.signIn}
      busy={busy}
      onClose={leave}
      onSubmit={() => submit(email, typed)}
    >
      <p>{fill(again.advice, <strong>{email}</strong>)}</p>
      {step === 'password' ? (
        <PasswordField key="password" label={again.password} autoComplete="current-password" {...field} />
      ) : (
        <TextField key="code" label={again.code} autoComplete="one-time-code" spellCheck={false} {...field} />
      )}
      <a href="/login" target="_blank" rel="noreferrer">
        {again.elsewhere}
      </a>
    </FormDialog>
  );
}
