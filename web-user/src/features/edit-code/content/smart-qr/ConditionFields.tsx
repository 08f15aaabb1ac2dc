import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Checkbox, Icon, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useWatch } from 'react-hook-form';
import { useField } from '../../../../shell/texts/useField.ts';
import type { EditForm } from '../../edit-form.ts';
import { LinkField } from '../LinkField.tsx';
import { mayEndNextDay } from './condition-values.ts';
import { MoreConditions } from './more/MoreConditions.tsx';

interface ConditionFieldsProps {
  form: EditForm;
  place: number;
  /** The id of the list of time zones. */
  zones: string;
  onRemove: (() => void) | undefined;
}

/** One condition: from, to, link and time zone (section 3, smartQR), and what else limits it. */
export function ConditionFields({ form, place, zones, onRemove }: ConditionFieldsProps) {
  const { smart } = useTexts(EDIT);
  const field = useField(form);
  const path = `smart.conditions.${place}` as const;
  const [from, to] = useWatch({ control: form.control, name: [`${path}.from`, `${path}.to`] });
  const atPlace = useWatch({ control: form.control, name: 'smart.atPlace' });
  return (
    <fieldset className="qu-condition">
      <legend className="qk-label">{smart.time(place + 1)}</legend>
      <div className="qu-condition-times">
        <TextField label={smart.from} type="time" {...field(`${path}.from`)} />
        <TextField label={smart.to} type="time" {...field(`${path}.to`)} />
      </div>
      {mayEndNextDay({ from, to }) ? (
        <Checkbox
          label={smart.overnight}
          help={smart.overnightHelp}
          {...form.register(`${path}.overnight`)}
        />
      ) : null}
      <LinkField label={smart.link} {...field(`${path}.url`)} />
      {atPlace ? null : (
        <TextField
          label={smart.zone}
          help={smart.zoneHelp}
          list={zones}
          autoComplete="off"
          spellCheck={false}
          {...field(`${path}.timeZone`)}
        />
      )}
      <MoreConditions form={form} place={place} />
      {onRemove ? (
        <Button variant="quiet" icon={<Icon name="trash" />} onClick={onRemove}>
          {smart.remove}
          <span className="qk-hidden">{smart.removeTime(place + 1)}</span>
        </Button>
      ) : null}
    </fieldset>
  );
}
