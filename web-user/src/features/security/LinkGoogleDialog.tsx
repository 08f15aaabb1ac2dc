import type { ConfirmBody } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Dialog, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
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
  const { methods, prove: proving } = useTexts(PERSON);
  const twoStep = useTwoStep().data;
  const prove = (body: ConfirmBody) => call((routes) => routes.permitGoogleLink, { body }).then(onProven);
  return (
    <Dialog open onClose={onClose} title={methods.link} size="small">
      {twoStep ? (
        <ProveForm twoStep={twoStep} action={proving.next} onProve={prove}>
          {methods.linkNext}
        </ProveForm>
      ) : (
        <Skeleton height={64} />
      )}
    </Dialog>
  );
}
