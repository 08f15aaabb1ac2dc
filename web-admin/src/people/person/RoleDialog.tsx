import type { AdminPersonDetails, Role } from '@qlaim/backend/contract';
import { Button, Checkbox, Dialog, Select } from '@qlaim/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { ProofDialog } from '../../dialogs/ProofDialog.tsx';
import { nameOf, ROLE_NAMES } from '../person-name.ts';
import { usePersonCommands } from './use-person.ts';

const ROLES = [
  { value: 'user', label: 'User: owns codes' },
  { value: 'admin', label: 'Admin: changes everything' },
  { value: 'auditor', label: 'Auditor: reads everything, changes nothing' },
] as const satisfies readonly { readonly value: Role; readonly label: string }[];

/** Asks for the role, and then again, with the password of the admin. */
export function RoleDialog({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const form = useId();
  const [role, setRole] = useState<Role>(person.role);
  const [seesNames, setSeesNames] = useState(person.seesNames);
  const [asked, setAsked] = useState(false);
  const { changeRole } = usePersonCommands(person.id);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
  }

  if (asked)
    return (
      <ProofDialog
        title={`Really make ${nameOf(person)} ${role === 'user' ? 'a user' : `an ${role}`}?`}
        action={`Make ${ROLE_NAMES[role].toLowerCase()}`}
        busy={changeRole.isPending}
        onProve={(proof) => changeRole.mutate({ ...proof, role, seesNames }, { onSuccess: onClose })}
        onClose={onClose}
      >
        They are signed out everywhere, and have the new rights from their next sign-in.
      </ProofDialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change the role"
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Continue
          </Button>
        </>
      }
    >
      <form id={form} className="qk-stack" onSubmit={submit}>
        <Select
          label="Role"
          options={ROLES}
          value={role}
          autoFocus
          onChange={(event) =>
            setRole(ROLES.find(({ value }) => value === event.target.value)?.value ?? role)
          }
        />
        {role === 'auditor' ? (
          <Checkbox
            label="Show names and emails to this auditor"
            checked={seesNames}
            onChange={(event) => setSeesNames(event.target.checked)}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
