import type { AdminPerson } from '@qlaim/backend/contract';
import { HELP } from '@qlaim/backend/texts/console/help';
import { FormDialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { CodeOf } from './CodeOf.tsx';
import { useCodeChoice } from './use-code-choice.ts';
import { useMailCode } from './use-help.ts';

/** Mails a person the address of one of their codes. */
export function MailCodeDialog({ person, onClose }: { person: AdminPerson; onClose: () => void }) {
  const { id, email } = person;
  const words = useTexts(HELP).mail;
  const { take, ...choice } = useCodeChoice(id);
  const mail = useMailCode(onClose);
  return (
    <FormDialog
      title={words.title}
      size="small"
      action={words.send}
      busy={mail.isPending}
      onClose={onClose}
      onSubmit={() => take(({ shortCode }) => mail.mutate(shortCode))}
    >
      <p>{words.advice(email)}</p>
      <CodeOf {...choice} />
    </FormDialog>
  );
}
