import type { Barcode } from '@qlaim/backend/contract';
import { useMemo, useState } from 'react';
import { useClaimed } from '../../session/claimed.ts';
import { useUser } from '../../session/SignedIn.tsx';
import { useLeaveGuard } from '../../shell/useLeaveGuard.ts';
import { DecisionNote } from '../decisions/index.ts';
import { HiddenNote, useWatching, WatchedScan } from '../my-codes/index.ts';
import { CodeHead } from './CodeHead.tsx';
import { Conflict } from './conflict/Conflict.tsx';
import { draftStore } from './draft/draft.ts';
import { EditForm } from './EditForm.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { ClaimedNote } from './notes/ClaimedNote.tsx';
import { FlaggedNote } from './notes/FlaggedNote.tsx';
import { Unsaved } from './Unsaved.tsx';

interface EditorProps {
  barcode: Barcode;
  /** Called when the page begins or ceases to hold unsaved input. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The editor of a loaded code. A draft of an older revision is compared with the code before it is edited. */
export function Editor({ barcode, onUnsaved }: EditorProps) {
  const { _id: userId, role } = useUser();
  useWatching(role === 'user' ? barcode : undefined);
  const drafts = useMemo(() => draftStore(userId, barcode._id), [userId, barcode._id]);
  const [draft, setDraft] = useState(drafts.recall);
  const [unsaved, setUnsaved] = useState(false);
  const guard = useLeaveGuard(unsaved);
  const { revision, shortCode } = barcode;
  const claimed = useClaimed() === shortCode;

  function discard() {
    drafts.forget();
    setDraft(undefined);
  }

  function note(now: boolean) {
    setUnsaved(now);
    onUnsaved(now);
  }

  const editor = { barcode, drafts, onLeave: guard.release };
  return (
    <>
      {claimed ? <ClaimedNote /> : null}
      {role === 'user' ? <WatchedScan codes={[barcode]} /> : null}
      <CodeHead barcode={barcode} onLeave={guard.release} />
      <HiddenNote barcode={barcode} />
      {role === 'user' ? <DecisionNote barcode={barcode} /> : null}
      <FlaggedNote barcode={barcode} />
      {draft && draft.revision !== revision ? (
        <Conflict
          {...editor}
          draft={draft}
          onTakeTheirs={discard}
          onEditMine={() => setDraft({ ...draft, revision })}
        />
      ) : (
        <>
          {draft && !draft.waiting ? <Unsaved why={draft.why} onDiscard={discard} /> : null}
          <EditForm key={draft ? 'draft' : 'stored'} {...editor} draft={draft} onUnsaved={note} />
        </>
      )}
      <LeaveQuestion guard={guard} />
    </>
  );
}
