import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { ConfirmDialog } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { flushSync } from 'react-dom';
import { useDeleteCode } from '../commands/use-code-commands.ts';
import { focusGrid } from '../focus-grid.ts';

interface DeleteCodeDialogProps {
  code: AdminCode;
  open: boolean;
  onClose: () => void;
  /** Called when the code is gone. */
  onDeleted?: () => void;
}

export function DeleteCodeDialog({ code, open, onClose, onDeleted = focusGrid }: DeleteCodeDialogProps) {
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
