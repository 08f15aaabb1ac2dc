import { PRINT } from '@qlaim/backend/texts/console/print';
import { Checkbox, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { LengthField } from './LengthField.tsx';
import type { FormErrors, PrintForm } from './print-form.ts';

export interface FeedFieldsProps {
  form: PrintForm;
  errors: FormErrors;
  onChange: (form: PrintForm) => void;
}

/** How the paper goes through the printer. */
export function FeedFields({ form, errors, onChange }: FeedFieldsProps) {
  const { feed } = useTexts(PRINT);
  return (
    <>
      {form.paper === 'label' ? null : (
        <TextField
          label={feed.start}
          help={feed.startHelp}
          inputMode="numeric"
          autoComplete="off"
          value={form.startAt}
          error={errors['startAt']}
          onChange={({ target }) => onChange({ ...form, startAt: target.value })}
        />
      )}
      <Checkbox
        label={feed.backs}
        help={feed.backsHelp}
        checked={form.backs}
        onChange={({ target }) => onChange({ ...form, backs: target.checked })}
      />
      <fieldset className="qa-print-pair">
        <legend>{feed.off}</legend>
        <LengthField
          signed
          label={feed.right}
          value={form.shiftX}
          error={errors['shiftX']}
          onChange={(shiftX) => onChange({ ...form, shiftX })}
        />
        <LengthField
          signed
          label={feed.down}
          value={form.shiftY}
          error={errors['shiftY']}
          onChange={(shiftY) => onChange({ ...form, shiftY })}
        />
      </fieldset>
    </>
  );
}
