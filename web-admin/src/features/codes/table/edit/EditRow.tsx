import { fitsIn } from '@qlaim/backend/contract/characters';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { useTexts } from '@qlaim/web-kit/texts';
import { useSay } from '../../../../texts/use-say.ts';
import './edit-row.css';
import { type AdminCode, CodeName, LIMITS } from '@qlaim/backend/contract';
import { Note } from '@qlaim/backend/contract/console';
import { Button, TextArea, TextField, useKitTexts } from '@qlaim/web-kit';
import type { KeyboardEvent } from 'react';
import { ChangedMeanwhile } from '../../edit/ChangedMeanwhile.tsx';
import { useRowTexts } from './use-row-texts.ts';

/** More than the table ever has: the cell then spans all of its columns. */
const ALL_COLUMNS = 20;

interface EditRowProps {
  code: AdminCode;
  /** Called with whether the input differs from what is saved. */
  onTyped: (differs: boolean) => void;
  onLeave: () => void;
}

/** Name and note of a code, edited in its row. Enter saves, Escape leaves both as they were. */
export default function EditRow({ code, onTyped, onLeave }: EditRowProps) {
  const { texts, change, save, busy, theirs } = useRowTexts(code, onLeave, onTyped);
  const { row } = useTexts(CODE_TABLE);
  const words = useTexts(CODE_EDIT);
  const { cancel } = useKitTexts();
  const say = useSay();
  const problem = (rule: typeof CodeName | typeof Note, text: string) =>
    rule.safeParse(text).error?.issues[0]?.message;
  const problems = { name: problem(CodeName, texts.name), note: problem(Note, texts.note) };

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && !event.shiftKey && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      submit();
    }
  }

  function submit() {
    if (!busy && !problems.name && !problems.note) void save();
  }

  return (
    <tr id={code.id} tabIndex={-1}>
      <td colSpan={ALL_COLUMNS}>
        <fieldset className="qa-edit-row" aria-label={row.label(code.shortCode)} onKeyDown={press}>
          <ChangedMeanwhile theirs={theirs} />
          <span className="qk-code">{code.shortCode}</span>
          <TextField
            label={words.name}
            autoFocus
            autoComplete="off"
            value={texts.name}
            error={problems.name && say(problems.name)}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            label={words.note}
            rows={1}
            limit={fitsIn(texts.note, LIMITS.noteLength) ? undefined : LIMITS.noteLength}
            value={texts.note}
            error={problems.note && say(problems.note)}
            onChange={(event) => change({ note: event.target.value })}
          />
          <Button busy={busy} onClick={submit}>
            {row.save}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {cancel}
          </Button>
        </fieldset>
      </td>
    </tr>
  );
}
