import { type AdminCode, LIMITS } from '@qlaim/backend/contract';
import { Note } from '@qlaim/backend/contract/console';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Button, TextArea } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { useNote } from '../commands/use-note.ts';
import { TextDialog } from './TextDialog.tsx';

/** What admins noted about a code, and its editor. */
export function CodeNote({ code }: { code: AdminCode }) {
  const { note: words, about } = useTexts(CODE_PAGE);
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useNote(code, () => setOpen(false));
  const may = useMay();
  return (
    <>
      {code.note === null ? <span className="qk-soft">{about.none}</span> : <span>{code.note}</span>}
      {may('content.manage') ? (
        <Button variant="quiet" aria-label={words.editNote} onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
      ) : null}
      {open ? (
        <TextDialog
          title={words.title}
          text={code.note ?? ''}
          rule={Note}
          busy={isPending}
          onSave={mutate}
          onClose={() => setOpen(false)}
          field={(value, error, change) => (
            <TextArea
              label={about.note}
              help={words.help}
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
