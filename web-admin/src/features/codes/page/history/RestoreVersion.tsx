import type { AdminCode } from '@qlaim/backend/contract';
import type { CodeChange } from '@qlaim/backend/contract/console';
import { Button, ConfirmDialog, exactTime } from '@qlaim/web-kit';
import { useState } from 'react';
import { useRestore } from '../../commands/use-restore.ts';

/** Saves name and content of an earlier version again, after a question. */
export function RestoreVersion({ code, change }: { code: AdminCode; change: CodeChange }) {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useRestore(code.id, () => setAsked(false));
  const { version, at } = change;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Restore<span className="qk-hidden"> the version of {exactTime(at)}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        title="Restore this version?"
        confirmLabel="Restore"
        cancelLabel="Cancel"
        busy={isPending}
        onConfirm={() => mutate({ version, revision: code.revision })}
        onCancel={() => setAsked(false)}
      >
        <p>Name and destination become those of {exactTime(at)}. The history keeps the version of now.</p>
      </ConfirmDialog>
    </>
  );
}
