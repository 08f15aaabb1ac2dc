import type { Barcode, HistoryEntry } from '@qlaim/backend/contract';
import { Button, ConfirmDialog, exactTime, Icon, Notice } from '@qlaim/web-kit';
import { useState } from 'react';
import { fieldsOfInfo } from '../content-fields.ts';
import { FieldList } from '../FieldList.tsx';
import { ScanPreview } from '../ScanPreview.tsx';
import { useRestore } from './restore.ts';

interface VersionViewProps {
  barcode: Barcode;
  entry: HistoryEntry;
  onLeave: () => void;
  onBack: () => void;
}

/** One version of a code, read-only: its fields, and what a scan would show. It can be restored. */
export function VersionView({ barcode, entry, onLeave, onBack }: VersionViewProps) {
  const { at, name, storedInfo, available, restorable } = entry;
  const [asked, setAsked] = useState(false);
  const restore = useRestore(barcode, onLeave);
  return (
    <div className="qu-version">
      <div className="qu-version-actions">
        <Button variant="quiet" icon={<Icon name="back" />} autoFocus onClick={onBack}>
          All changes
        </Button>
        {restorable ? (
          <Button icon={<Icon name="undo" />} onClick={() => setAsked(true)}>
            Restore this version
          </Button>
        ) : null}
      </div>
      <h3 className="qu-version-title">As of {exactTime(at)}</h3>
      {available ? (
        <div className="qu-version-both">
          <FieldList name={name ?? ''} fields={fieldsOfInfo(storedInfo)} />
          <ScanPreview name={name} storedInfo={storedInfo} />
        </div>
      ) : (
        <Notice title="Not available any more">
          This version was erased, or is from before you claimed the code.
        </Notice>
      )}
      {available && !restorable ? <p className="qk-soft">The code is like this now.</p> : null}
      <ConfirmDialog
        open={asked}
        title="Restore this version?"
        confirmLabel="Restore"
        cancelLabel="Cancel"
        busy={restore.isPending || restore.isSuccess}
        onConfirm={() => restore.mutate(entry.version)}
        onCancel={() => setAsked(false)}
      >
        <p>Name and destination become those of {exactTime(at)}. The history keeps the version of now.</p>
      </ConfirmDialog>
    </div>
  );
}
