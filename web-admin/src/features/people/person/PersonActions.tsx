import './person.css';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { Button, ConfirmDialog } from '@qlaim/web-kit';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { TwoStepDialog } from './TwoStepDialog.tsx';
import { usePersonCommands } from './use-person.ts';

type Open = 'role' | 'disable' | 'twoStep' | undefined;

/** What may be done about an account. */
export function PersonActions({ person }: { person: AdminPersonDetails }) {
  const { id, disabled, twoStep, awaitsOtp } = person;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const may = useMay();
  const { resendOtp, enable, disable } = usePersonCommands(id);
  const done = { onSuccess: close };
  return (
    <div className="qa-person-actions qk-toolbar">
      {awaitsOtp ? (
        <Button variant="quiet" busy={resendOtp.isPending} onClick={() => resendOtp.mutate()}>
          Resend the one-time code
        </Button>
      ) : null}
      {may('people.roles') ? (
        <Button variant="quiet" onClick={() => setOpen('role')}>
          Change the role
        </Button>
      ) : null}
      {twoStep ? (
        <Button variant="quiet" onClick={() => setOpen('twoStep')}>
          Turn off two-step sign-in
        </Button>
      ) : null}
      {disabled ? (
        <Button variant="quiet" busy={enable.isPending} onClick={() => enable.mutate()}>
          Enable the account
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setOpen('disable')}>
          Disable the account
        </Button>
      )}
      <ConfirmDialog
        open={open === 'disable'}
        title="Disable this account?"
        confirmLabel="Disable it"
        cancelLabel="Cancel"
        danger
        busy={disable.isPending}
        onConfirm={() => disable.mutate(undefined, done)}
        onCancel={close}
      >
        <p>The person is signed out everywhere and can not sign in. Their codes go on to work.</p>
      </ConfirmDialog>
      {open === 'role' ? <RoleDialog person={person} onClose={close} /> : null}
      {open === 'twoStep' ? <TwoStepDialog person={person} onClose={close} /> : null}
    </div>
  );
}
