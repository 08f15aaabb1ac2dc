import type { ApiKeyView } from '@qlaim/backend/contract/console';
import { ConfirmDialog } from '@qlaim/web-kit';
import { useKeyCommands } from './use-key-commands.ts';

export function RevokeKey({ apiKey: { id, label }, onClose }: { apiKey: ApiKeyView; onClose: () => void }) {
  const { revoke } = useKeyCommands();
  return (
    <ConfirmDialog
      open
      title={`Revoke “${label}”?`}
      confirmLabel="Revoke it"
      cancelLabel="Cancel"
      danger
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(id, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>Programs with this key are refused at once. A key that was revoked does not come back.</p>
    </ConfirmDialog>
  );
}
