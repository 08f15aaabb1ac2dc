import { type AdminPersonDetails, ROLES, type Role } from '@qlaim/backend/contract';
import { PEOPLE, type PeopleTexts } from '@qlaim/backend/texts/console/people';
import { Checkbox, FormDialog, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { usePersonCommands } from './use-person.ts';

/** Asks for the role, and then again, with the password of the admin. */
export function RoleDialog({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const { roles } = useTexts(PEOPLE);
  const [role, setRole] = useState<Role>(person.role);
  const [seesNames, setSeesNames] = useState(person.seesNames);
  const [asked, setAsked] = useState(false);
  const { changeRole } = usePersonCommands(person.id);
  const { question, make } = roles.of[role];
  const changes = role === person.role ? [] : changesOf(person.role, role, roles);
  const options = ROLES.map((value) => {
    const { name, does } = roles.of[value];
    return { value, label: roles.option(name, does) };
  });

  if (asked)
    return (
      <ProofDialog
        title={question(nameOf(person))}
        action={make}
        busy={changeRole.isPending}
        onProve={(proof) => changeRole.mutate({ ...proof, role, seesNames }, { onSuccess: onClose })}
        onClose={onClose}
      >
        {[...changes, roles.signedOut].join(' ')}
      </ProofDialog>
    );
  return (
    <FormDialog
      onClose={onClose}
      title={roles.title}
      size="small"
      action={roles.next}
      onSubmit={() => setAsked(true)}
    >
      <Select
        label={roles.role}
        help={changes.join(' ') || undefined}
        options={options}
        value={role}
        autoFocus
        onChange={(event) => setRole(ROLES.find((one) => one === event.target.value) ?? role)}
      />
      {role === 'auditor' ? (
        <Checkbox
          label={roles.seesNames}
          checked={seesNames}
          onChange={(event) => setSeesNames(event.target.checked)}
        />
      ) : null}
    </FormDialog>
  );
}

/** Returns what changes for a person who gets another role. */
const changesOf = (before: Role, role: Role, { of, keysEnd }: PeopleTexts['roles']): readonly string[] =>
  before === 'admin' ? [of[role].change, keysEnd] : [of[role].change];
