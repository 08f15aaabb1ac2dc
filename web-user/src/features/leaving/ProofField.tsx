import { FALLBACKS } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, OtpField, PasswordField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSay } from '../../shell/texts/useSay.ts';
import { useTell } from '../../shell/texts/useTell.ts';
import type { ProofForm } from './useProof.ts';

/** The field for the password; for an account without one, a button that mails a code, and the field for it. */
export function ProofField({ proof }: { proof: ProofForm }) {
  const { proof: words, prove } = useTexts(PERSON);
  const say = useSay();
  const { kind, value, field, change } = proof;
  const error = proof.error === undefined ? undefined : say(proof.error);
  if (kind === 'password')
    return (
      <PasswordField
        ref={field}
        label={prove.password}
        value={value}
        error={error}
        onChange={(event) => change(event.target.value)}
      />
    );
  return (
    <>
      <MailCode />
      <OtpField ref={field} label={words.code} value={value} error={error} onChange={change} />
    </>
  );
}

function MailCode() {
  const { proof: words } = useTexts(PERSON);
  const tell = useTell();
  const mail = useMutation({
    mutationFn: () => call((routes) => routes.requestConfirmation, { body: {} }),
    onSuccess: ({ message }) => tell.ok(message),
    onError: (error) => tell.fail(error, FALLBACKS.general),
  });
  return (
    <div className="qk-stack">
      <p className="qk-soft">{words.noPassword}</p>
      <Button variant="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>
        {mail.isSuccess ? words.mailAgain : words.mail}
      </Button>
    </div>
  );
}
