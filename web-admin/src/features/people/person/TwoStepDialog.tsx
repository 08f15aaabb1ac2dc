import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { usePersonCommands } from './use-person.ts';

/** Turns off the second step of a person who lost the app and the recovery codes. */
export function TwoStepDialog({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const { turnOffTwoStep } = usePersonCommands(person.id);
  return (
    <ProofDialog
      title="Turn off two-step sign-in?"
      action="Turn it off"
      busy={turnOffTwoStep.isPending}
      onProve={(proof) => turnOffTwoStep.mutate(proof, { onSuccess: onClose })}
      onClose={onClose}
    >
      The password alone signs {nameOf(person)} in then. Be sure that they are who asks. They are signed out
      everywhere, and a mail tells them.
    </ProofDialog>
  );
}
