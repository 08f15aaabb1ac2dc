import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { ConfirmDialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { LeaveGuard } from '../../shell/useLeaveGuard.ts';

/** Asks before a link or the Back button leaves unsaved input. */
export function LeaveQuestion({ guard }: { guard: LeaveGuard }) {
  const { leave } = useTexts(EDIT).frame;
  return (
    <ConfirmDialog
      open={guard.asked}
      title={leave.title}
      confirmLabel={leave.confirm}
      cancelLabel={leave.stay}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>{leave.advice}</p>
    </ConfirmDialog>
  );
}
