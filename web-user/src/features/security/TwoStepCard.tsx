import type { TwoStep } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Badge, Button, Dialog, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ProveForm } from './ProveForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { useRenewCodes, useTurnOff, useTwoStep } from './two-step.ts';

type Open = 'set-up' | 'off' | 'codes' | undefined;

/** Two-step sign-in: whether it is on, and the means to change it. */
export function TwoStepCard() {
  const words = useTexts(PERSON).twoStep;
  const twoStep = useTwoStep();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <SecurityCard title={words.title} lead={words.lead} query={twoStep}>
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
  const words = useTexts(PERSON).twoStep;
  const { on, required, recoveryCodesLeft: left } = twoStep;
  if (!on)
    return (
      <>
        {required ? (
          <Notice tone="note" title={words.required}>
            {words.requiredAdvice}
          </Notice>
        ) : null}
        <div className="qu-security-actions">
          <Button variant="quiet" onClick={() => onOpen('set-up')}>
            {words.setUp}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p className="qu-security-name">
        <Badge tone="ok">{words.on}</Badge> <span className="qk-soft">{words.left(left)}</span>
      </p>
      <div className="qu-security-actions">
        <Button variant="quiet" onClick={() => onOpen('codes')}>
          {words.renew}
        </Button>
        {required ? null : (
          <Button variant="quiet" onClick={() => onOpen('off')}>
            {words.off}
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
  const words = useTexts(PERSON).twoStep;
  const off = useTurnOff();
  const prove = (proof: Parameters<typeof off.mutateAsync>[0]) => off.mutateAsync(proof).then(onClose);
  return (
    <Dialog open onClose={onClose} title={words.offQuestion} size="small">
      <ProveForm twoStep={twoStep} action={words.off} danger onProve={prove}>
        {words.offConsequence}
      </ProveForm>
    </Dialog>
  );
}

function RenewDialog({ twoStep, onClose }: ChangeProps) {
  const words = useTexts(PERSON).twoStep;
  const renew = useRenewCodes();
  const codes = renew.data?.recoveryCodes;
  return (
    <Dialog open onClose={onClose} insistent={codes !== undefined} title={words.renew}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <ProveForm twoStep={twoStep} action={words.make} onProve={renew.mutateAsync}>
          {words.renewConsequence}
        </ProveForm>
      )}
    </Dialog>
  );
}
