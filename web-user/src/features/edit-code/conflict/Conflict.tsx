import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Card, Notice, Overlay } from '@qlaim/web-kit';
import { fieldsOfBody, fieldsOfInfo } from '@qlaim/web-kit/content-fields';
import { useTexts } from '@qlaim/web-kit/texts';
import type { Draft, DraftStore } from '../draft/draft.ts';
import { FieldList } from '../FieldList.tsx';
import { readValues } from '../read-values.ts';
import { useSaveCode } from '../save/save-code.ts';
import type { ChangeProps } from '../useChange.ts';
import { SavedBy } from './SavedBy.tsx';

/** `barcode` is the code as it is now. */
interface ConflictProps extends ChangeProps {
  /** Input that changes an older revision of the code. */
  draft: Draft;
  drafts: DraftStore;
  onTakeTheirs: () => void;
  onEditMine: () => void;
}

/** Shows two versions of a code side by side: the input of this device, and what was saved meanwhile. */
export function Conflict({ barcode, draft, drafts, onLeave, onTakeTheirs, onEditMine }: ConflictProps) {
  const { frame, versions } = useTexts(EDIT);
  const words = frame.conflict;
  const mine = readValues(draft.values);
  const saving = useSaveCode(barcode, drafts, onLeave);

  /** Incomplete input opens in the form, which marks what is missing. */
  function keepMine() {
    if ('body' in mine) saving.mutate({ body: mine.body, values: draft.values });
    else onEditMine();
  }

  return (
    <div className="qu-conflict">
      <Notice tone="danger" title={words.title}>
        {words.advice}
      </Notice>
      <div className="qu-versions">
        <Card as="section" aria-labelledby="mine">
          <h2 id="mine" className="qu-version-title">
            {words.yours}
          </h2>
          <FieldList
            name={draft.values.name.trim()}
            fields={
              'body' in mine
                ? fieldsOfBody(mine.body, versions)
                : [{ label: versions.leadsTo, text: words.incomplete }]
            }
          />
        </Card>
        <Card as="section" aria-labelledby="theirs">
          <h2 id="theirs" className="qu-version-title">
            <SavedBy id={barcode._id} />
          </h2>
          <FieldList name={barcode.name ?? ''} fields={fieldsOfInfo(barcode.storedInfo, versions)} />
        </Card>
      </div>
      <div className="qu-version-actions">
        <Button onClick={keepMine}>{words.keepMine}</Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button variant="quiet" onClick={onEditMine}>
          {words.editMine}
        </Button>
      </div>
      <Overlay page open={saving.isPending || saving.isSuccess} label={frame.saving} />
    </div>
  );
}
