import { Button, Dialog } from '@qlaim/web-kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Proof, ProofField } from './ProofField.tsx';

interface ProofDialogProps {
  title: string;
  /** The consequences. */
  children: ReactNode;
  action: string;
  busy: boolean;
  /** Whether the action takes something away. */
  danger?: boolean;
  onProve: (proof: Proof) => void;
  onClose: () => void;
}

/** Asks again, with the password of the admin. */
export function ProofDialog({
  title,
  children,
  action,
  busy,
  danger = true,
  onProve,
  onClose,
}: ProofDialogProps) {
  const form = useId();
  const [proof, setProof] = useState<Proof>({ password: '' });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onProve(proof);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className="qk-stack" onSubmit={submit} noValidate>
        <p>{children}</p>
        <ProofField onChange={setProof} />
      </form>
    </Dialog>
  );
}
