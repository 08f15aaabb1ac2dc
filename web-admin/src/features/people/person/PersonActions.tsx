import './person.css';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Button, ConfirmDialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { TwoStepDialog } from './TwoStepDialog.tsx';
import { usePersonCommands } from './use-person.ts';

type Open = 'role' | 'disable' | 'twoStep' | undefined;

/** What may be done about an account. */
export function PersonActions({ person }: { person: AdminPersonDetails }) {
  const { id, disabled, twoStep, awaitsOtp } = person;
  const { actions, disabling, cancel } = useTexts(PEOPLE).person;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const may = useMay();
  const { resendOtp, enable, disable } = usePersonCommands(id);
  const done = { onSuccess: close };
  return (
    <div className="qa-person-actions qk-toolbar">
      {awaitsOtp ? (
        <Button variant="quiet" busy={resendOtp.isPending} onClick={() => resendOtp.mutate()}>
          {actions.resendOtp}
        </Button>
      ) : null}
      {may('people.roles') ? (
        <Button variant="quiet" onClick={() => setOpen('role')}>
          {actions.role}
        </Button>
      ) : null}
      {twoStep ? (
        <Button variant="quiet" onClick={() => setOpen('twoStep')}>
          {actions.twoStep}
        </Button>
      ) : null}
      {disabled ? (
        <Button variant="quiet" busy={enable.isPending} onClick={() => enable.mutate()}>
          {actions.enable}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setOpen('disable')}>
          {actions.disable}
        </Button>
      )}
      <ConfirmDialog
        open={open === 'disable'}
        title={disabling.question}
        confirmLabel={disabling.confirm}
        cancelLabel={cancel}
        danger
        busy={disable.isPending}
        onConfirm={() => disable.mutate(undefined, done)}
        onCancel={close}
      >
        <p>{disabling.advice}</p>
      </ConfirmDialog>
      {open === 'role' ? <RoleDialog person={person} onClose={close} /> : null}
      {open === 'twoStep' ? <TwoStepDialog person={person} onClose={close} /> : null}
    </div>
  );
}
