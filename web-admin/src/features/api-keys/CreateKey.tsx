import { useState } from 'react';
import { ProofDialog } from '../../widgets/ProofDialog.tsx';
import { KeyForm } from './KeyForm.tsx';
import { emptyKey, type KeyDraft } from './key-draft.ts';
import { NewKey } from './NewKey.tsx';
import { useKeyCommands } from './use-key-commands.ts';

/** Asks for the key, then for the password of the admin, and shows the key once. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<KeyDraft>(emptyKey);
  const [asked, setAsked] = useState(false);
  const { create } = useKeyCommands();
  if (create.data) return <NewKey label={draft.label} value={create.data.key} onClose={onClose} />;
  if (!asked)
    return <KeyForm draft={draft} onChange={setDraft} onSubmit={() => setAsked(true)} onClose={onClose} />;
  return (
    <ProofDialog
      title={`Really make the key “${draft.label.trim()}”?`}
      action="Make the key"
      danger={false}
      busy={create.isPending}
      onProve={(proof) => create.mutate({ ...draft, ...proof })}
      onClose={onClose}
    >
      Whoever has the key may do what you chose, in your name.
    </ProofDialog>
  );
}
