import type { AdminCode } from '@qlaim/backend/contract';
import type { CodeChange } from '@qlaim/backend/contract/console';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Button, ConfirmDialog, useFormats, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useRestore } from '../../commands/use-restore.ts';

/** Saves name and content of an earlier version again, after a question. */
export function RestoreVersion({ code, change }: { code: AdminCode; change: CodeChange }) {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useRestore(code.id, () => setAsked(false));
  const { version, at } = change;
  const words = useTexts(CODE_PAGE).history;
  const { cancel } = useKitTexts();
  const when = useFormats().exactTime(at);
  return (
    <>
      <Button variant="quiet" aria-label={words.restoreOf(when)} onClick={() => setAsked(true)}>
        {words.restore}
      </Button>
      <ConfirmDialog
        open={asked}
        title={words.ask}
        confirmLabel={words.restore}
        cancelLabel={cancel}
        busy={isPending}
        onConfirm={() => mutate({ version, revision: code.revision })}
        onCancel={() => setAsked(false)}
      >
        <p>{words.advice(when)}</p>
      </ConfirmDialog>
    </>
  );
}
