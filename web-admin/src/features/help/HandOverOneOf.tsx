import type { AdminPerson, Barcode } from '@qlaim/backend/contract';
import { FormDialog, notify, printCode } from '@qlaim/web-kit';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CodeOf } from './CodeOf.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { useCodeChoice } from './use-code-choice.ts';

/** Hands over one of a person's codes: first which one, then to whom. */
export function HandOverOneOf({ person, onClose }: { person: AdminPerson; onClose: () => void }) {
  const { id, firstName, lastName, email } = person;
  const { take, ...choice } = useCodeChoice(id);
  const [asked, setAsked] = useState<Barcode>();
  // A code that is being handed over leaves the list before the answer arrives.
  const waits = useIsMutating() > 0;
  const gone = asked !== undefined && choice.code === undefined && !waits ? asked.shortCode : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once for each code that has left the list
  useEffect(() => {
    if (gone === undefined) return;
    notify.note(`${printCode(gone)} is no longer in the list of this person's codes`);
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
      title="Hand over a code"
      size="small"
      action="Continue"
      onClose={onClose}
      onSubmit={() => take(setAsked)}
    >
      <p>
        {email} gets a mail that the code has another owner, and the new owner gets one, too. Neither learns
        who the other one is.
      </p>
      <CodeOf {...choice} />
    </FormDialog>
  );
}
