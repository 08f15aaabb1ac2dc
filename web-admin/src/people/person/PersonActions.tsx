import Box from '@mui/material/Box';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { Button, ConfirmDialog } from '@qlaim/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EraseUserDialog } from '../../erase/index.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { TwoStepDialog } from './TwoStepDialog.tsx';
import { usePersonCommands } from './use-person.ts';

type Open = 'role' | 'disable' | 'twoStep' | 'erase' | undefined;

/** What an admin may do about an account. */
export function PersonActions({ person }: { person: AdminPersonDetails }) {
  const { id, disabled, twoStep, awaitsOtp } = person;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const navigate = useNavigate();
  const { resendOtp, enable, disable } = usePersonCommands(id);
  const done = { onSuccess: close };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
      {awaitsOtp ? (
        <Button variant="quiet" busy={resendOtp.isPending} onClick={() => resendOtp.mutate()}>
          Resend the one-time code
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => setOpen('role')}>
        Change the role
      </Button>
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
      <Button variant="quiet" onClick={() => setOpen('erase')}>
        Delete this account
      </Button>
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
      {open === 'erase' ? (
        <EraseUserDialog
          owner={{ ...person, _id: id }}
          onClose={close}
          onErased={() => navigate('/people')}
        />
      ) : null}
    </Box>
  );
}
