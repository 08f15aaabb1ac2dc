import { InviteBody, StaffRole } from '@qlaim/backend/contract/console';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { FormDialog, Select, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { useSay } from '../../../texts/use-say.ts';
import { type Proof, ProofField } from '../../../widgets/ProofField.tsx';
import { useInvitationCommands } from './use-invitations.ts';

const NO_PROOF: Proof = { password: '' };

/**
 * Asks for the e-mail and the role of a person to invite. The role that changes least comes first. Who invites another admin
 * is asked again.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { list, roles } = useTexts(PEOPLE);
  const words = list.invitations;
  const say = useSay();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('auditor');
  const [proof, setProof] = useState(NO_PROOF);
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { invite } = useInvitationCommands();
  const { data, error } = InviteBody.safeParse({ email, role });
  const problem = tried ? error?.issues[0]?.message : undefined;

  function submit() {
    setTried(true);
    if (data) invite.mutate(role === 'admin' ? { ...data, ...proof } : data, { onSuccess: onClose });
    else input.current?.focus();
  }

  return (
    <FormDialog
      onClose={onClose}
      title={words.inviteTitle}
      size="small"
      action={words.send}
      busy={invite.isPending}
      onSubmit={submit}
    >
      <TextField
        label={words.email}
        ref={input}
        type="email"
        autoFocus
        autoComplete="off"
        help={words.emailHelp}
        value={email}
        error={problem && say(problem)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select
        label={roles.role}
        help={roles.help(roles.of[role].does)}
        options={StaffRole.options.map((value) => ({ value, label: roles.of[value].name }))}
        value={role}
        onChange={(event) => {
          setRole(StaffRole.catch(role).parse(event.target.value));
          // The field of the proof goes, and comes back empty.
          setProof(NO_PROOF);
        }}
      />
      {role === 'admin' ? <ProofField autoFocus={false} onChange={setProof} /> : null}
    </FormDialog>
  );
}
