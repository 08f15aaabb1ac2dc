import type { AdminPerson } from '@qlaim/backend/contract';
import { FormDialog } from '@qlaim/web-kit';
import { CodeOf } from './CodeOf.tsx';
import { useCodeChoice } from './use-code-choice.ts';
import { useMailCode } from './use-help.ts';

/** Mails a person the address of one of their codes. */
export function MailCodeDialog({ person, onClose }: { person: AdminPerson; onClose: () => void }) {
  const { id, email } = person;
  const { take, ...choice } = useCodeChoice(id);
  const mail = useMailCode(onClose);
  return (
    <FormDialog
      title="Mail the address of a code"
      size="small"
      action="Send it"
      busy={mail.isPending}
      onClose={onClose}
      onSubmit={() => take(({ shortCode }) => mail.mutate(shortCode))}
    >
      <p>{email} gets a mail with the address of the code, its name, and where it leads.</p>
      <CodeOf {...choice} />
    </FormDialog>
  );
}
