import { type AdminCode, LIMITS } from '@qlaim/backend/contract';
import { Note } from '@qlaim/backend/contract/console';
import { Button, TextArea } from '@qlaim/web-kit';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { useNote } from '../commands/use-note.ts';
import { TextDialog } from './TextDialog.tsx';

/** What admins noted about a code, and its editor. */
export function CodeNote({ code }: { code: AdminCode }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useNote(code, () => setOpen(false));
  const may = useMay();
  return (
    <>
      {code.note === null ? <span className="qk-soft">None</span> : <span>{code.note}</span>}
      {may('content.manage') ? (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Edit<span className="qk-hidden"> the note</span>
        </Button>
      ) : null}
      {open ? (
        <TextDialog
          title="Note on the code"
          text={code.note ?? ''}
          rule={Note}
          busy={isPending}
          onSave={mutate}
          onClose={() => setOpen(false)}
          field={(value, error, change) => (
            <TextArea
              label="Note"
              help="Only the console shows it."
              limit={LIMITS.noteLength}
              autoFocus
              value={value}
              error={error}
              onChange={(event) => change(event.target.value)}
            />
          )}
        />
      ) : null}
    </>
  );
}
