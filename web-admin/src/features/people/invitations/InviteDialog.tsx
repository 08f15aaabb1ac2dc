import { InviteBody, StaffRole } from '@qlaim/backend/contract/console';
import { FormDialog, Select, TextField } from '@qlaim/web-kit';
import { useRef, useState } from 'react';
import { type Proof, ProofField } from '../../../widgets/ProofField.tsx';
import { ROLE_NAMES } from '../role-names.ts';
import { ROLE_TEXTS } from '../role-texts.ts';
import { useInvitationCommands } from './use-invitations.ts';

const NO_PROOF: Proof = { password: '' };
const ROLES = StaffRole.options.map((value) => ({ value, label: ROLE_NAMES[value] }));

/**
 * Asks for the e-mail and the role of a person to invite. The role that changes least comes first. Who invites another admin
 * is asked again.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('auditor');
  const [proof, setProof] = useState(NO_PROOF);
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { invite } = useInvitationCommands();
  const { data, error } = InviteBody.safeParse({ email, role });

  function submit() {
    setTried(true);
    if (data) invite.mutate(role === 'admin' ? { ...data, ...proof } : data, { onSuccess: onClose });
    else input.current?.focus();
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Invite to the staff"
      size="small"
      action="Send invitation"
      busy={invite.isPending}
      onSubmit={submit}
    >
      <TextField
        label="Email"
        ref={input}
        type="email"
        autoFocus
        autoComplete="off"
        help="A link to make an account goes there. It works for 7 days."
        value={email}
        error={tried ? error?.issues[0]?.message : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select
        label="Role"
        help={`It ${ROLE_TEXTS[role].does}.`}
        options={ROLES}
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
