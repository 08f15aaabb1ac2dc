import type { CodesLeft, Leaving } from '@qlaim/backend/contract';
import { Button, ConfirmDialog } from '@qlaim/web-kit';
import { type FormEvent, useState } from 'react';
import { CodesChoice } from './CodesChoice.tsx';
import { useEraseAccount } from './erase-account.ts';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';
import { whatIsLost } from './words.ts';

type Proof = { readonly password: string } | { readonly otp: string };

/** The form that deletes the account, after one more question. */
export function DeleteForm({ leaving }: { leaving: Leaving }) {
  const proof = useProof(leaving.proof);
  const [codes, setCodes] = useState<CodesLeft>('close');
  const [ready, setReady] = useState<Proof>();
  const erase = useEraseAccount((error) => {
    setReady(undefined);
    return proof.refuse(error);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setReady(proof.read());
  }

  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <p>If you delete your account:</p>
      <ul className="qu-leaving-list">
        <li>You are signed out everywhere, and nobody can sign in to it again.</li>
        <li>{whatIsLost(leaving)}</li>
        <li>Your name, email, pages, history and files are removed for good. Nobody can bring them back.</li>
        <li>We send one last mail that says so. You can sign up again with the same email.</li>
      </ul>
      <p className="qk-soft">To keep a copy, download your data in the profile first.</p>
      {leaving.codes === 0 ? null : <CodesChoice value={codes} onChange={setCodes} />}
      <ProofField proof={proof} />
      <Button type="submit" variant="danger" wide>
        Delete my account
      </Button>
      <ConfirmDialog
        open={ready !== undefined}
        title="Delete your account for ever?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        danger
        busy={erase.isPending || erase.isSuccess}
        onConfirm={() => {
          if (ready) erase.mutate({ ...ready, codes });
        }}
        onCancel={() => setReady(undefined)}
      >
        <p>{whatIsLost(leaving)} This can not be undone.</p>
      </ConfirmDialog>
    </form>
  );
}
