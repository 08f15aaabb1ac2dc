import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { ConfirmDialog } from '@qlaim/web-kit';
import { usePersonCommands } from './use-person.ts';

/** Mails a person a link for a new password, after it says who gets it. */
export function PasswordLink({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const { sendPasswordLink } = usePersonCommands(person.id);
  return (
    <ConfirmDialog
      open
      title="Send a link for a new password?"
      confirmLabel="Send it"
      cancelLabel="Cancel"
      busy={sendPasswordLink.isPending}
      onConfirm={() => sendPasswordLink.mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>
        {person.email} gets a mail with a link that sets a new password within an hour. The password of now
        works until then.
      </p>
    </ConfirmDialog>
  );
}
