import { type BulkActionName, LIMITS } from '@qlaim/backend/contract';
import { isOfTags, isUndoable, Note, Tags } from '@qlaim/backend/contract/console';
import { ConfirmDialog, TextArea } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import { ACTION_TEXTS, countedCodes } from './actions.ts';
import type { Selection } from './selection.ts';
import { useStartBulkAction } from './use-bulk-commands.ts';

const TagsField = lazy(() => import('../tags/index.ts').then((tags) => ({ default: tags.TagsField })));

interface ConfirmProps {
  action: BulkActionName;
  selection: Selection;
  /** Called once the server has answered: with true where the action has started. */
  onDone: (started: boolean) => void;
  onClose: () => void;
}

/** The question and its answer, where they are not the action and the number of codes. */
const WORDS: Partial<Record<BulkActionName, { readonly ask: string; readonly confirm: string }>> = {
  note: { ask: 'Assign a note to', confirm: 'Assign to' },
  tag: { ask: 'Add tags to', confirm: 'Add to' },
  untag: { ask: 'Take tags off', confirm: 'Take off' },
};

/** Asks with the number of codes, and says what can't be undone. */
export function ConfirmBulkAction({ action, selection, onDone, onClose }: ConfirmProps) {
  const [note, setNote] = useState('');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const { start, isPending } = useStartBulkAction(onDone);
  const { label, effect } = ACTION_TEXTS[action];
  const noteProblem = Note.safeParse(note).error?.issues[0]?.message;
  const tagsProblem = tags.length === 0 ? 'Add a tag' : Tags.safeParse(tags).error?.issues[0]?.message;
  const problem = isOfTags(action) ? tagsProblem : noteProblem;
  const undoable = isUndoable(action);
  const codes = countedCodes(selection.count);
  const words = WORDS[action];
  return (
    <ConfirmDialog
      open
      title={words ? `${words.ask} ${codes}?` : `${label}: ${codes}?`}
      confirmLabel={`${words?.confirm ?? label} ${codes}`}
      cancelLabel="Cancel"
      danger={!undoable}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => {
        setTried(true);
        if (problem === undefined) start({ action, note, tags, selection });
      }}
    >
      <p>{effect}</p>
      {action === 'note' ? (
        <TextArea
          label="Note"
          help="Only admins see it. An empty note removes the present ones."
          limit={LIMITS.noteLength}
          value={note}
          error={noteProblem}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
      {isOfTags(action) ? (
        <Suspense>
          <TagsField tags={tags} problem={tried ? tagsProblem : undefined} onChange={setTags} />
        </Suspense>
      ) : null}
      <p className={undoable ? 'qk-soft' : ''}>
        {undoable ? 'It can be undone as one afterwards.' : <strong>This can’t be undone.</strong>}
      </p>
    </ConfirmDialog>
  );
}
