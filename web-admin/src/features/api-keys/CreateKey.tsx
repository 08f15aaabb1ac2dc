import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ProofDialog } from '../../widgets/ProofDialog.tsx';
import { KeyForm } from './KeyForm.tsx';
import { emptyKey, type KeyDraft } from './key-draft.ts';
import { NewKey } from './NewKey.tsx';
import { useKeyCommands } from './use-key-commands.ts';

/** Asks for the key, then for the password of the admin, and shows the key once. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const { confirm } = useTexts(API_KEYS);
  const [draft, setDraft] = useState<KeyDraft>(emptyKey);
  const [asked, setAsked] = useState(false);
  const { create } = useKeyCommands();
  if (create.data) return <NewKey label={draft.label} value={create.data.key} onClose={onClose} />;
  if (!asked)
    return <KeyForm draft={draft} onChange={setDraft} onSubmit={() => setAsked(true)} onClose={onClose} />;
  return (
    <ProofDialog
      title={confirm.title(draft.label.trim())}
      action={confirm.action}
      danger={false}
      busy={create.isPending}
      onProve={(proof) => create.mutate({ ...draft, ...proof })}
      onClose={onClose}
    >
      {confirm.consequence}
    </ProofDialog>
  );
}
