import { type HistoryEntry, MESSAGES, ROUTES } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, ConfirmDialog, Icon, Notice, useFormats, useKitTexts } from '@qlaim/web-kit';
import { fieldsOfInfo } from '@qlaim/web-kit/content-fields';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { FieldList } from '../FieldList.tsx';
import { ScanPreview } from '../preview/ScanPreview.tsx';
import { type ChangeProps, useChange } from '../useChange.ts';

interface VersionViewProps extends ChangeProps {
  entry: HistoryEntry;
  onBack: () => void;
}

/** One version of a code, read-only: its fields, and what a scan would show. It can be restored. */
export function VersionView({ entry, onBack, ...change }: VersionViewProps) {
  const { history, versions } = useTexts(EDIT);
  const { exactTime } = useFormats();
  const { cancel } = useKitTexts();
  const { at, name, storedInfo, available, restorable } = entry;
  const [asked, setAsked] = useState(false);
  const { _id: id, revision } = change.barcode;
  // A code that was changed elsewhere meanwhile stays as it is.
  const call = (version: number) =>
    client(ROUTES.restoreCode, { params: { id }, body: { version, revision } });
  const restore = useChange(call, MESSAGES.codeRestored, change);
  return (
    <div className="qu-version">
      <div className="qu-version-actions">
        <Button
          variant="quiet"
          icon={<Icon name="back" className="qu-to-start" />}
          autoFocus
          onClick={onBack}
        >
          {history.allChanges}
        </Button>
        {restorable ? (
          <Button icon={<Icon name="undo" />} onClick={() => setAsked(true)}>
            {history.restoreVersion}
          </Button>
        ) : null}
      </div>
      <h3 className="qu-version-title">{history.asOf(exactTime(at))}</h3>
      {available ? (
        <div className="qu-version-both">
          <FieldList name={name ?? ''} fields={fieldsOfInfo(storedInfo, versions)} />
          <ScanPreview name={name} storedInfo={storedInfo} />
        </div>
      ) : (
        <Notice title={history.gone}>{history.goneAdvice}</Notice>
      )}
      {available && !restorable ? <p className="qk-soft">{history.likeNow}</p> : null}
      <ConfirmDialog
        open={asked}
        title={history.restore.title}
        confirmLabel={history.restore.confirm}
        cancelLabel={cancel}
        busy={restore.isPending || restore.isSuccess}
        onConfirm={() => restore.mutate(entry.version)}
        onCancel={() => setAsked(false)}
      >
        <p>{history.restore.advice(exactTime(at))}</p>
      </ConfirmDialog>
    </div>
  );
}
