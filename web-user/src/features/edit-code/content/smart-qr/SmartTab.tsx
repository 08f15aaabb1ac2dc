import { LIMITS } from '@qlaim/backend/contract';
import { Button, Icon, TextField } from '@qlaim/web-kit';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldOf } from '../../../../form/field-of.ts';
import type { TabProps } from '../tab-props.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { DayBars } from './DayBar.tsx';
import { OpensAt } from './OpensAt.tsx';
import { newCondition, ownZone } from './smart-values.ts';

/** Tab 6: a link for each time of the day, and one for any other time. */
export function SmartTab({ form, children }: TabProps) {
  const zones = useId();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'smart.conditions' });
  const smart = useWatch({ control: form.control, name: 'smart' });
  return (
    <div className="qu-tab">
      <p className="qk-soft">
        A scan opens the link of the time that it falls into, in the time zone of the person who scans. A time
        over midnight takes two: one up to 23:59, and one from 00:00.
      </p>
      <datalist id={zones}>
        {zoneNames().map((zone) => (
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
          Add a time
        </Button>
      ) : null}
      <TextField
        label="Default URL"
        help="Opens at any other time. Leave it empty to open the shop."
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...fieldOf(form, 'smart.defaultUrl')}
      />
      <DayBars smart={smart} />
      <OpensAt smart={smart} />
      {children}
    </div>
  );
}

/** The time zones that this browser knows, the person's own first. */
function zoneNames(): readonly string[] {
  const own = ownZone();
  return [own, ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own)];
}
