import type { ApiKeyView } from '@qlaim/backend/contract/console';
import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { ConfirmDialog, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useKeyCommands } from './use-key-commands.ts';

export function RevokeKey({ apiKey: { id, label }, onClose }: { apiKey: ApiKeyView; onClose: () => void }) {
  const words = useTexts(API_KEYS).revoke;
  const { cancel } = useKitTexts();
  const { revoke } = useKeyCommands();
  return (
    <ConfirmDialog
      open
      title={words.title(label)}
      confirmLabel={words.action}
      cancelLabel={cancel}
      danger
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(id, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{words.consequence}</p>
    </ConfirmDialog>
  );
}
