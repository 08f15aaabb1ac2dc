import type { TwoStep } from '@qlaim/backend/contract';
import { Badge, Button, Dialog, Notice } from '@qlaim/web-kit';
import { useState } from 'react';
import { ProveForm } from './ProveForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { useRenewCodes, useTurnOff, useTwoStep } from './two-step.ts';

type Open = 'set-up' | 'off' | 'codes' | undefined;

/** Two-step sign-in: whether it is on, and the means to change it. */
export function TwoStepCard() {
  const twoStep = useTwoStep();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <SecurityCard
      title="Two-step sign-in"
      lead="A code of an app on your phone, after your password. Who learns your password still stays out."
      query={twoStep}
    >
      {(state) => (
        <>
          <State twoStep={state} onOpen={setOpen} />
          {open === 'set-up' ? <SetUpDialog twoStep={state} onClose={close} /> : null}
          {open === 'off' ? <TurnOffDialog twoStep={state} onClose={close} /> : null}
          {open === 'codes' ? <RenewDialog twoStep={state} onClose={close} /> : null}
        </>
      )}
    </SecurityCard>
  );
}

function State({ twoStep, onOpen }: { twoStep: TwoStep; onOpen: (open: Open) => void }) {
  const { on, required, recoveryCodesLeft: left } = twoStep;
  if (!on)
    return (
      <>
        {required ? (
          <Notice tone="note" title="You must turn on two-step sign-in first">
            Nothing else opens before.
          </Notice>
        ) : null}
        <div className="qu-security-actions">
          <Button onClick={() => onOpen('set-up')}>Set up</Button>
        </div>
      </>
    );
  return (
    <>
      <p className="qu-security-name">
        <Badge tone="ok">On</Badge>{' '}
        <span className="qk-soft">
          {left} {left === 1 ? 'recovery code' : 'recovery codes'} left
        </span>
      </p>
      <div className="qu-security-actions">
        <Button variant="quiet" onClick={() => onOpen('codes')}>
          New recovery codes
        </Button>
        {required ? null : (
          <Button variant="quiet" onClick={() => onOpen('off')}>
            Turn off
          </Button>
        )}
      </div>
    </>
  );
}

interface ChangeProps {
  twoStep: TwoStep;
  onClose: () => void;
}

function TurnOffDialog({ twoStep, onClose }: ChangeProps) {
  const off = useTurnOff();
  const prove = (proof: Parameters<typeof off.mutateAsync>[0]) => off.mutateAsync(proof).then(onClose);
  return (
    <Dialog open onClose={onClose} title="Turn off two-step sign-in?" size="small">
      <ProveForm twoStep={twoStep} action="Turn off" danger onProve={prove}>
        Your password alone signs you in again. Your recovery codes end.
      </ProveForm>
    </Dialog>
  );
}

function RenewDialog({ twoStep, onClose }: ChangeProps) {
  const renew = useRenewCodes();
  const codes = renew.data?.recoveryCodes;
  return (
    <Dialog open onClose={onClose} insistent={codes !== undefined} title="New recovery codes">
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <ProveForm twoStep={twoStep} action="Make new codes" onProve={renew.mutateAsync}>
          Your old recovery codes no longer work afterwards.
        </ProveForm>
      )}
    </Dialog>
  );
}
