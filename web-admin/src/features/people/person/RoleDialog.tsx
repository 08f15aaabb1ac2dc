import { type AdminPersonDetails, ROLES, type Role } from '@qlaim/backend/contract';
import { Checkbox, FormDialog, Select } from '@qlaim/web-kit';
import { useState } from 'react';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { ROLE_NAMES } from '../role-names.ts';
import { changeOf, ROLE_TEXTS } from '../role-texts.ts';
import { usePersonCommands } from './use-person.ts';

const OPTIONS = ROLES.map((value) => ({
  value,
  label: `${ROLE_NAMES[value]}: ${ROLE_TEXTS[value].does}`,
}));

/** Asks for the role, and then again, with the password of the admin. */
export function RoleDialog({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const [role, setRole] = useState<Role>(person.role);
  const [seesNames, setSeesNames] = useState(person.seesNames);
  const [asked, setAsked] = useState(false);
  const { changeRole } = usePersonCommands(person.id);

  if (asked)
    return (
      <ProofDialog
        title={`Really make ${nameOf(person)} ${ROLE_TEXTS[role].somebody}?`}
        action={`Make ${ROLE_NAMES[role].toLowerCase()}`}
        busy={changeRole.isPending}
        onProve={(proof) => changeRole.mutate({ ...proof, role, seesNames }, { onSuccess: onClose })}
        onClose={onClose}
      >
        {role === person.role ? null : `${changeOf(person.role, role)} `}
        They are signed out everywhere, and have the new rights from their next sign-in.
      </ProofDialog>
    );
  return (
    <FormDialog
      onClose={onClose}
      title="Change the role"
      size="small"
      action="Continue"
      onSubmit={() => setAsked(true)}
    >
      <Select
        label="Role"
        help={role === person.role ? undefined : changeOf(person.role, role)}
        options={OPTIONS}
        value={role}
        autoFocus
        onChange={(event) => setRole(ROLES.find((one) => one === event.target.value) ?? role)}
      />
      {role === 'auditor' ? (
        <Checkbox
          label="Show names and emails to this auditor"
          checked={seesNames}
          onChange={(event) => setSeesNames(event.target.checked)}
        />
      ) : null}
    </FormDialog>
  );
}
