import { Button, Icon, TextField } from '@qlaim/web-kit';
import { fieldOf } from '../../../../form/field-of.ts';
import type { EditForm } from '../../useEditForm.ts';

interface ConditionFieldsProps {
  form: EditForm;
  place: number;
  /** The id of the list of time zones. */
  zones: string;
  onRemove: (() => void) | undefined;
}

/** One condition: from, to, link and time zone (section 3, smartQR). */
export function ConditionFields({ form, place, zones, onRemove }: ConditionFieldsProps) {
  const path = `smart.conditions.${place}` as const;
  return (
    <fieldset className="qu-condition">
      <legend className="qk-label">Time {place + 1}</legend>
      <div className="qu-condition-times">
        <TextField label="From Time" type="time" {...fieldOf(form, `${path}.from`)} />
        <TextField label="To Time" type="time" {...fieldOf(form, `${path}.to`)} />
      </div>
      <TextField
        label="Link"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...fieldOf(form, `${path}.url`)}
      />
      <TextField
        label="Timezone"
        help="Type a city to search."
        list={zones}
        autoComplete="off"
        spellCheck={false}
        {...fieldOf(form, `${path}.timeZone`)}
      />
      {onRemove ? (
        <Button variant="quiet" icon={<Icon name="trash" />} onClick={onRemove}>
          Remove<span className="qk-hidden"> time {place + 1}</span>
        </Button>
      ) : null}
    </fieldset>
  );
}
