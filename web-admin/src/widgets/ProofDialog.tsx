import { FormDialog } from '@qlaim/web-kit';
import { type ReactNode, useState } from 'react';
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
  const [proof, setProof] = useState<Proof>({ password: '' });

  return (
    <FormDialog
      onClose={onClose}
      title={title}
      size="small"
      action={action}
      danger={danger}
      busy={busy}
      onSubmit={() => onProve(proof)}
    >
      <p>{children}</p>
      <ProofField onChange={setProof} />
    </FormDialog>
  );
}
