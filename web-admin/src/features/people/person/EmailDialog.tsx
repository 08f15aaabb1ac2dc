import { type AdminPersonDetails, Email } from '@qlaim/backend/contract';
import { PEOPLE, type PeopleTexts } from '@qlaim/backend/texts/console/people';
import { FormDialog, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useSay } from '../../../texts/use-say.ts';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { usePersonCommands } from './use-person.ts';

/** Changes an email that was mistyped, or whose mailbox is lost: first to what, then with the password of the admin. */
export function EmailDialog({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const { person: texts } = useTexts(PEOPLE);
  const words = texts.email;
  const say = useSay();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(false);
  const { changeEmail } = usePersonCommands(person.id);
  const told = consequencesFor(person, email.trim(), words);

  if (asked)
    return (
      <ProofDialog
        title={words.question(nameOf(person))}
        action={words.title}
        busy={changeEmail.isPending}
        onProve={(proof) => changeEmail.mutate({ ...proof, email: email.trim() }, { onSuccess: onClose })}
        onClose={onClose}
      >
        {told}
      </ProofDialog>
    );
  return (
    <FormDialog
      title={words.title}
      size="small"
      action={texts.next}
      onClose={onClose}
      onSubmit={() => {
        const read = Email.safeParse(email);
        setProblem(read.error?.issues[0]?.message);
        setAsked(read.success);
      }}
    >
      <p>{told}</p>
      <TextField
        label={words.label}
        type="email"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={email}
        error={problem && say(problem)}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

function consequencesFor(
  { email, emailVerified }: AdminPersonDetails,
  typed: string,
  words: PeopleTexts['person']['email'],
): string {
  const wanted = typed === '' ? words.theNew : typed;
  return emailVerified ? words.ofVerified(wanted, email) : words.ofOther(wanted, email);
}
