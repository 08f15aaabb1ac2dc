import { type AdminPersonDetails, Email } from '@qlaim/backend/contract';
import { FormDialog, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { usePersonCommands } from './use-person.ts';

/** Changes an email that was mistyped, or whose mailbox is lost: first to what, then with the password of the admin. */
export function EmailDialog({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(false);
  const { changeEmail } = usePersonCommands(person.id);
  const told = consequencesFor(person, email.trim());

  if (asked)
    return (
      <ProofDialog
        title={`Really change the email of ${nameOf(person)}?`}
        action="Change the email"
        busy={changeEmail.isPending}
        onProve={(proof) => changeEmail.mutate({ ...proof, email: email.trim() }, { onSuccess: onClose })}
        onClose={onClose}
      >
        {told}
      </ProofDialog>
    );
  return (
    <FormDialog
      title="Change the email"
      size="small"
      action="Continue"
      onClose={onClose}
      onSubmit={() => {
        const read = Email.safeParse(email);
        setProblem(read.error?.issues[0]?.message);
        setAsked(read.success);
      }}
    >
      <p>{told}</p>
      <TextField
        label="New email"
        type="email"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

function consequencesFor({ email, emailVerified }: AdminPersonDetails, typed: string): string {
  const wanted = typed === '' ? 'The new email' : typed;
  return emailVerified
    ? `${wanted} gets a one-time code, and ${email} is told. It changes once the person signs in and enters the code; other sessions end then.`
    : `${wanted} takes the place of ${email} at once, and gets a one-time code. ${email} is told nothing, because nobody has shown whose it is.`;
}
