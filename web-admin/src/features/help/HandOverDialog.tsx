import type { AdminPerson } from '@qlaim/backend/contract';
import { HELP } from '@qlaim/backend/texts/console/help';
import { Checkbox, FormDialog, printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ConfirmHandOver } from './ConfirmHandOver.tsx';
import { FindOwner } from './FindOwner.tsx';
import type { HandOverProps } from './hand-over-props.ts';
import { isKeepable } from './keepable.ts';

/** Hands a code over: first to whom, and then once more. */
export function HandOverDialog({ code, from, onClose }: HandOverProps) {
  const { handOver, next } = useTexts(HELP);
  const [to, setTo] = useState<AdminPerson>();
  const [keep, setKeep] = useState(false);
  const [missing, setMissing] = useState(false);
  const [asked, setAsked] = useState(false);
  const keepable = isKeepable(code);

  if (asked && to)
    return <ConfirmHandOver code={code} from={from} to={to} keep={keep && keepable} onClose={onClose} />;
  return (
    <FormDialog
      title={handOver.title(printCode(code.shortCode))}
      size="small"
      action={next}
      onClose={onClose}
      onSubmit={() => {
        setMissing(to === undefined);
        setAsked(to !== undefined);
      }}
    >
      <FindOwner
        except={from._id}
        chosen={to}
        error={missing && to === undefined ? handOver.mustFind : undefined}
        onChoose={setTo}
      />
      {keepable ? (
        <Checkbox
          label={handOver.keep}
          help={handOver.keepHelp}
          checked={keep}
          onChange={(event) => setKeep(event.target.checked)}
        />
      ) : null}
    </FormDialog>
  );
}
