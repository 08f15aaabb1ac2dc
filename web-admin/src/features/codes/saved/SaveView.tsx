import { FormDialog, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { LONGEST_NAME } from './views.ts';

interface SaveViewProps {
  /** Names that no own view may have. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Names the filters and the order of the list. */
export function SaveView({ taken, onSave, onClose }: SaveViewProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const name = typed.trim();

  function save() {
    if (name === '') setError('Please enter a name');
    else if (taken.includes(name)) setError('Another view has this name');
    else onSave(name);
  }

  return (
    <FormDialog
      title="Save this view"
      size="small"
      action="Save"
      busy={false}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField
        label="Name"
        help="Only this browser keeps it"
        autoFocus
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
