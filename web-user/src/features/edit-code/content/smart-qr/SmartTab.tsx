import { LIMITS } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import './smart.css';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useField } from '../../../../shell/texts/useField.ts';
import type { EditForm } from '../../edit-form.ts';
import { LinkField } from '../LinkField.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { newCondition, ownZone } from './condition-values.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { TryOut } from './trial/TryOut.tsx';
import { zoneNames } from './zone-names.ts';

/** Tab 6: a link for each time of the day, and one for any other time. */
export function SmartTab({ form }: { form: EditForm }) {
  const { smart: words } = useTexts(EDIT);
  const field = useField(form);
  const zones = useId();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'smart.conditions' });
  const smart = useWatch({ control: form.control, name: 'smart' });
  return (
    <>
      <p className="qk-soft">{words.lead}</p>
      <datalist id={zones}>
        {zoneNames(ownZone()).map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {fields.map(({ id }, place) => (
        <ConditionFields
          key={id}
          form={form}
          place={place}
          zones={zones}
          onRemove={fields.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      {fields.length < LIMITS.smartConditions ? (
        <Button
          variant="quiet"
          className="qu-add-condition"
          icon={<Icon name="add" />}
          onClick={() => append(newCondition())}
        >
          {words.add}
        </Button>
      ) : null}
      <LinkField label={words.defaultUrl} help={words.defaultHelp} {...field('smart.defaultUrl')} />
      <PlaceFields form={form} zones={zones} />
      <TryOut smart={smart} />
    </>
  );
}
