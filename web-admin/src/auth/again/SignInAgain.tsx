import { FormDialog, PasswordField, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import type { SessionGate } from '../session-gate.ts';
import { useLeave } from './use-leave.ts';
import { useReturn } from './use-return.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** A sign-in over the page that is open. Another tab serves other ways to sign in. */
export default function SignInAgain({ gate }: { gate: SessionGate }) {
  const { identity } = useGetIdentity();
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
      title="Your session has ended"
      size="small"
      action="Sign in"
      busy={busy}
      onClose={leave}
      onSubmit={() => submit(email, typed)}
    >
      <p>
        What you typed is still there. Sign in again as <strong>{email}</strong>, then repeat your last step.
      </p>
      {step === 'password' ? (
        <PasswordField key="password" label="Your password" autoComplete="current-password" {...field} />
      ) : (
        <TextField
          key="code"
          label="Code of your app, or a recovery code"
          autoComplete="one-time-code"
          spellCheck={false}
          {...field}
        />
      )}
      <a href="/login" target="_blank" rel="noreferrer">
        Sign in another way, in a new tab
      </a>
    </FormDialog>
  );
}
