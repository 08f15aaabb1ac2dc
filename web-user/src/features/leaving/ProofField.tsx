import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, notify, OtpField, PasswordField } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';
import type { ProofForm } from './useProof.ts';

/** The field for the password; for an account without one, a button that mails a code, and the field for it. */
export function ProofField({ proof }: { proof: ProofForm }) {
  const { kind, value, error, field, change } = proof;
  if (kind === 'password')
    return (
      <PasswordField
        ref={field}
        label="Your password"
        value={value}
        error={error}
        onChange={(event) => change(event.target.value)}
      />
    );
  return (
    <>
      <MailCode />
      <OtpField ref={field} label="Code from the mail" value={value} error={error} onChange={change} />
    </>
  );
}

function MailCode() {
  const mail = useMutation({
    mutationFn: () => call((routes) => routes.requestConfirmation, { body: {} }),
    onSuccess: ({ message }) => notify.ok(message),
    onError: (error) => notifyFailure(error, FALLBACKS.general),
  });
  return (
    <div className="qk-stack">
      <p className="qk-soft">Your account has no password. We mail you a code instead.</p>
      <Button variant="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>
        {mail.isSuccess ? 'Mail another code' : 'Mail me a code'}
      </Button>
    </div>
  );
}
