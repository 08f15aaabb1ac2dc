import { Checkbox, TextField } from '@qlaim/web-kit';
import { LengthField } from './LengthField.tsx';
import type { FormErrors, PrintForm } from './print-form.ts';

export interface FeedFieldsProps {
  form: PrintForm;
  errors: FormErrors;
  onChange: (form: PrintForm) => void;
}

/** How the paper goes through the printer. */
export const FeedFields = ({ form, errors, onChange }: FeedFieldsProps) => (
  <>
    {form.paper === 'label' ? null : (
      <TextField
        label="Start at label"
        help="Row by row from the top left, for a sheet that is used in part"
        inputMode="numeric"
        autoComplete="off"
        value={form.startAt}
        error={errors['startAt']}
        onChange={({ target }) => onChange({ ...form, startAt: target.value })}
      />
    )}
    <Checkbox
      label="Back to back"
      help="Each page is followed by its backs, with the name of the batch and the code. Print on both sides, flipped on the long edge."
      checked={form.backs}
      onChange={({ target }) => onChange({ ...form, backs: target.checked })}
    />
    <fieldset className="qa-print-pair">
      <legend>Where your printer is off</legend>
      <LengthField
        signed
        label="Move right"
        value={form.shiftX}
        error={errors['shiftX']}
        onChange={(shiftX) => onChange({ ...form, shiftX })}
      />
      <LengthField
        signed
        label="Move down"
        value={form.shiftY}
        error={errors['shiftY']}
        onChange={(shiftY) => onChange({ ...form, shiftY })}
      />
    </fieldset>
  </>
);
