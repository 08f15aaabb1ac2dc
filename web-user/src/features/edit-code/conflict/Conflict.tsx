import type { Barcode } from '@qlaim/backend/contract';
import { Button, Card, Notice, Overlay } from '@qlaim/web-kit';
import { fieldsOfBody, fieldsOfInfo } from '../content-fields.ts';
import type { Draft, DraftStore } from '../draft.ts';
import { readValues } from '../edit-values.ts';
import { FieldList } from '../FieldList.tsx';
import { useSaveCode } from '../save-code.ts';
import { SavedBy } from './SavedBy.tsx';

interface ConflictProps {
  /** The code as it is now. */
  barcode: Barcode;
  /** Input that changes an older revision of the code. */
  draft: Draft;
  drafts: DraftStore;
  onLeave: () => void;
  onTakeTheirs: () => void;
  onEditMine: () => void;
}

/** Shows two versions of a code side by side: the input of this device, and what was saved meanwhile. */
export function Conflict({ barcode, draft, drafts, onLeave, onTakeTheirs, onEditMine }: ConflictProps) {
  const mine = readValues(draft.values);
  const saving = useSaveCode(barcode, drafts, onLeave);

  /** Incomplete input opens in the form, which marks what is missing. */
  function keepMine() {
    if (mine.ok) saving.mutate({ body: mine.body, values: draft.values });
    else onEditMine();
  }

  return (
    <div className="qu-conflict">
      <Notice tone="danger" title="This code was changed elsewhere meanwhile">
        Nothing you typed is lost. Choose the version to keep.
      </Notice>
      <div className="qu-versions">
        <Card as="section" aria-labelledby="mine">
          <h2 id="mine" className="qu-version-title">
            Yours
          </h2>
          <FieldList
            name={draft.values.name.trim()}
            fields={mine.ok ? fieldsOfBody(mine.body) : undefined}
            unknown="Not complete yet. Edit your version to see it."
          />
        </Card>
        <Card as="section" aria-labelledby="theirs">
          <h2 id="theirs" className="qu-version-title">
            <SavedBy id={barcode._id} />
          </h2>
          <FieldList name={barcode.name ?? ''} fields={fieldsOfInfo(barcode.storedInfo)} />
        </Card>
      </div>
      <div className="qu-version-actions">
        <Button onClick={keepMine}>Keep mine</Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="quiet" onClick={onEditMine}>
          Edit mine
        </Button>
      </div>
      <Overlay page open={saving.isPending || saving.isSuccess} label="Saving…" />
    </div>
  );
}
