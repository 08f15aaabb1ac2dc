import type { CodesLeft, Leaving } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, ConfirmDialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type FormEvent, useState } from 'react';
import { CodesChoice } from './CodesChoice.tsx';
import { useEraseAccount } from './erase-account.ts';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

type Proof = { readonly password: string } | { readonly otp: string };

/** The form that deletes the account, after one more question. */
export function DeleteForm({ leaving }: { leaving: Leaving }) {
  const { deletion: words, data } = useTexts(PERSON);
  const lost = words.lost(leaving.codes, leaving.files);
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
      <p>{words.intro}</p>
      <ul className="qu-leaving-list">
        <li>{words.signedOut}</li>
        <li>{lost}</li>
        <li>{words.removed}</li>
        <li>{words.lastMail}</li>
      </ul>
      <p className="qk-soft">{words.copy}</p>
      {leaving.codes === 0 ? null : <CodesChoice value={codes} onChange={setCodes} />}
      <ProofField proof={proof} />
      <Button type="submit" variant="danger" wide>
        {data.delete}
      </Button>
      <ConfirmDialog
        open={ready !== undefined}
        title={words.question}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        danger
        busy={erase.isPending || erase.isSuccess}
        onConfirm={() => {
          if (ready) erase.mutate({ ...ready, codes });
        }}
        onCancel={() => setReady(undefined)}
      >
        <p>
          {lost} {words.final}
        </p>
      </ConfirmDialog>
    </form>
  );
}
