import type { AdminPerson, Barcode } from '@qlaim/backend/contract';
import { HELP } from '@qlaim/backend/texts/console/help';
import { FormDialog, notify, printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CodeOf } from './CodeOf.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { useCodeChoice } from './use-code-choice.ts';

/** Hands over one of a person's codes: first which one, then to whom. */
export function HandOverOneOf({ person, onClose }: { person: AdminPerson; onClose: () => void }) {
  const { id, firstName, lastName, email } = person;
  const words = useTexts(HELP);
  const { take, ...choice } = useCodeChoice(id);
  const [asked, setAsked] = useState<Barcode>();
  // A code that is being handed over leaves the list before the answer arrives.
  const waits = useIsMutating() > 0;
  const gone = asked !== undefined && choice.code === undefined && !waits ? asked.shortCode : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once for each code that has left the list
  useEffect(() => {
    if (gone === undefined) return;
    notify.note(words.code.gone(printCode(gone)));
    onClose();
  }, [gone]);

  if (asked)
    return (
      <HandOverDialog
        code={choice.code ?? asked}
        from={{ _id: id, firstName, lastName, email }}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={words.handOver.titleOfOne}
      size="small"
      action={words.next}
      onClose={onClose}
      onSubmit={() => take(setAsked)}
    >
      <p>{words.handOver.advice(email)}</p>
      <CodeOf {...choice} />
    </FormDialog>
  );
}
