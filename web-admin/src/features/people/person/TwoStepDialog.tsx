import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { useTexts } from '@qlaim/web-kit/texts';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { usePersonCommands } from './use-person.ts';

/** Turns off the second step of a person who lost the app and the recovery codes. */
export function TwoStepDialog({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const words = useTexts(PEOPLE).person.twoStep;
  const { turnOffTwoStep } = usePersonCommands(person.id);
  return (
    <ProofDialog
      title={words.question}
      action={words.confirm}
      busy={turnOffTwoStep.isPending}
      onProve={(proof) => turnOffTwoStep.mutate(proof, { onSuccess: onClose })}
      onClose={onClose}
    >
      {words.advice(nameOf(person))}
    </ProofDialog>
  );
}
