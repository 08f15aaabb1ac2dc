import type { ConfirmBody } from '@qlaim/backend/contract';
import { Dialog, Skeleton } from '@qlaim/web-kit';
import { call } from '../../api/call.ts';
import { ProveForm } from './ProveForm.tsx';
import { useTwoStep } from './two-step.ts';

interface LinkGoogleDialogProps {
  onClose: () => void;
  /** The person has proved that it is them. */
  onProven: () => void;
}

/** Asks who links Google, because it signs in from then on. */
export function LinkGoogleDialog({ onClose, onProven }: LinkGoogleDialogProps) {
  const twoStep = useTwoStep().data;
  const prove = (body: ConfirmBody) => call((routes) => routes.permitGoogleLink, { body }).then(onProven);
  return (
    <Dialog open onClose={onClose} title="Link Google" size="small">
      {twoStep ? (
        <ProveForm twoStep={twoStep} action="Continue" onProve={prove}>
          You then choose your account at Google. It signs you in from then on.
        </ProveForm>
      ) : (
        <Skeleton height={64} />
      )}
    </Dialog>
  );
}
