import { type BulkActionName, FORM_MESSAGES, LIMITS } from '@qlaim/backend/contract';
import { ConfirmDialog, TextArea } from '@qlaim/web-kit';
import { useState } from 'react';
import { ACTION_WORDS, codesInWords } from './actions.ts';
import type { Selection } from './selection.ts';
import { useStartBulkAction } from './use-bulk-commands.ts';

interface ConfirmProps {
  action: BulkActionName;
  selection: Selection;
  onStarted: () => void;
  onClose: () => void;
}

/** Asks with the number of codes, and says what can't be undone. */
export function ConfirmBulkAction({ action, selection, onStarted, onClose }: ConfirmProps) {
  const [note, setNote] = useState('');
  const { start, isPending } = useStartBulkAction(onStarted);
  const { label, effect } = ACTION_WORDS[action];
  const isLong = note.trim().length > LIMITS.noteLength;
  const codes = codesInWords(selection.count);
  return (
    <ConfirmDialog
      open
      title={action === 'note' ? `Assign a note to ${codes}?` : `${label}: ${codes}?`}
      confirmLabel={`${action === 'note' ? 'Assign to' : label} ${codes}`}
      cancelLabel="Cancel"
      danger={action === 'delete'}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (!isLong) start({ action, note, selection });
      }}
    >
      <p>{effect}</p>
      {action === 'note' ? (
        <TextArea
          label="Note"
          help="Only admins see it. An empty note removes the present ones."
          limit={LIMITS.noteLength}
          value={note}
          error={isLong ? FORM_MESSAGES.noteLong : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
      <p className={action === 'delete' ? '' : 'qk-soft'}>
        {action === 'delete' ? <strong>This can’t be undone.</strong> : 'It can be undone as one afterwards.'}
      </p>
    </ConfirmDialog>
  );
}
