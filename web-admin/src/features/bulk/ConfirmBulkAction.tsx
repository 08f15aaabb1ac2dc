import { type BulkActionName, LIMITS } from '@qlaim/backend/contract';
import { isOfTags, isUndoable, Note, needsReasons, Tags } from '@qlaim/backend/contract/console';
import { BULK } from '@qlaim/backend/texts/console/bulk';
import { ConfirmDialog, TextArea } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '../../texts/use-say.ts';
import { ReasonsFields, useReasons } from '../decide/index.ts';
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

/** Asks with the number of codes, and says what can't be undone. */
export function ConfirmBulkAction({ action, selection, onDone, onClose }: ConfirmProps) {
  const [note, setNote] = useState('');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const reasons = useReasons();
  const { start, isPending } = useStartBulkAction(onDone);
  const { actions, codes: counted, ask, confirm, question } = useTexts(BULK);
  const say = useSay();
  const { label, effect } = actions[action];
  const noteProblem = Note.safeParse(note).error?.issues[0]?.message;
  const tagsProblem = tags.length === 0 ? question.noTag : Tags.safeParse(tags).error?.issues[0]?.message;
  const problem = isOfTags(action) ? tagsProblem : noteProblem;
  const undoable = isUndoable(action);
  const asksWhy = needsReasons(action);
  const codes = counted(selection.count);
  const own = action === 'note' || action === 'tag' || action === 'untag' ? action : undefined;
  return (
    <ConfirmDialog
      open
      title={own ? ask[own](codes) : ask.any(label, codes)}
      confirmLabel={own ? confirm[own](codes) : confirm.any(label, codes)}
      cancelLabel={question.cancel}
      danger={!undoable}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => {
        setTried(true);
        const why = asksWhy ? reasons.read() : undefined;
        if (problem === undefined && (why || !asksWhy))
          start({ action, note, tags, reasons: why, selection });
      }}
    >
      <p>{effect}</p>
      {action === 'note' ? (
        <TextArea
          label={question.note}
          help={question.noteHelp}
          limit={LIMITS.noteLength}
          value={note}
          error={noteProblem && say(noteProblem)}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
      {isOfTags(action) ? (
        <Suspense>
          <TagsField
            tags={tags}
            problem={tried && tagsProblem ? say(tagsProblem) : undefined}
            onChange={setTags}
          />
        </Suspense>
      ) : null}
      {asksWhy ? <ReasonsFields reasons={reasons} help={question.reasonsHelp} /> : null}
      <p className={undoable ? 'qk-soft' : ''}>
        {undoable ? question.undoable : <strong>{question.final}</strong>}
      </p>
    </ConfirmDialog>
  );
}
