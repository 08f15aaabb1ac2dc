import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { ConfirmDialog } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { useDeleteCode } from '../commands/use-code-commands.ts';
import { focusGrid } from '../focus-grid.ts';

const DecideCodeDialog = lazy(() =>
  import('../../decide/index.ts').then((decide) => ({ default: decide.DecideCodeDialog })),
);

interface DeleteCodeDialogProps {
  code: AdminCode;
  open: boolean;
  onClose: () => void;
  /** Called when the code is gone. */
  onDeleted?: () => void;
}

/** Asks before a code is deleted: for reasons, where somebody owns it. */
export function DeleteCodeDialog({ onDeleted = focusGrid, ...props }: DeleteCodeDialogProps) {
  const { code, open, onClose } = props;
  if (code.user === null) return <DeleteUnowned {...props} onDeleted={onDeleted} />;
  if (!open) return null;
  return (
    <Suspense>
      <DecideCodeDialog code={code} decision="delete" onClose={onClose} onDone={onDeleted} />
    </Suspense>
  );
}

function DeleteUnowned({ code, open, onClose, onDeleted }: Required<DeleteCodeDialogProps>) {
  const words = useTexts(CODE_EDIT).remove;
  const { mutate, isPending } = useDeleteCode(code, () => {
    // The dialog returns the focus to a button that disappears with its card.
    flushSync(onClose);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      title={words.ask}
      danger
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>
        {fill(
          (mark = '') => words.advice(mark, words.scans(code.scanCount)),
          <span className="qk-code">{code.shortCode}</span>,
        )}
      </p>
    </ConfirmDialog>
  );
}
