import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { ConfirmDialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { usePersonCommands } from './use-person.ts';

/** Mails a person a link for a new password, after it says who gets it. */
export function PasswordLink({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const { person: texts } = useTexts(PEOPLE);
  const words = texts.password;
  const { sendPasswordLink } = usePersonCommands(person.id);
  return (
    <ConfirmDialog
      open
      title={words.question}
      confirmLabel={words.confirm}
      cancelLabel={texts.cancel}
      busy={sendPasswordLink.isPending}
      onConfirm={() => sendPasswordLink.mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{words.advice(person.email)}</p>
    </ConfirmDialog>
  );
}
