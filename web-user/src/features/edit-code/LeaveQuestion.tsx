import { ConfirmDialog } from '@qlaim/web-kit';
import type { LeaveGuard } from '../../shell/useLeaveGuard.ts';

/** Asks before a link or the Back button leaves unsaved input. */
export function LeaveQuestion({ guard }: { guard: LeaveGuard }) {
  return (
    <ConfirmDialog
      open={guard.asked}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>Your changes are not saved. This device keeps them until you come back or sign out.</p>
    </ConfirmDialog>
  );
}
