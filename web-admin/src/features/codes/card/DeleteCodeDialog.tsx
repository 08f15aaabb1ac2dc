import type { AdminCode } from '@qlaim/backend/contract';
import { ConfirmDialog, Count } from '@qlaim/web-kit';
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
  const { mutate, isPending } = useDeleteCode(code, () => {
    // The dialog returns the focus to a button that disappears with its card.
    flushSync(onClose);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      title="Are you sure you want to delete this QR code?"
      danger
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>
        <span className="qk-code">{code.shortCode}</span>, its content and its{' '}
        <Count value={code.scanCount} one="scan" /> will be gone. Whoever scans the print is led to the
        storefront, and the code is never given out again.
      </p>
    </ConfirmDialog>
  );
}
