import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { limitsInWords } from '@qlaim/backend/texts/when';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useField } from '../../../../../shell/texts/useField.ts';
import { conditionBody } from '../condition-values.ts';
import { DayBoxes } from './DayBoxes.tsx';
import { DeviceBoxes } from './DeviceBoxes.tsx';
import { Languages } from './Languages.tsx';
import type { MoreProps } from './more-props.ts';

/** Days, dates, languages and devices of a condition, folded. The control says what is chosen. */
export function MoreConditions({ form, place }: MoreProps) {
  const { smart, versions } = useTexts(EDIT);
  const field = useField(form);
  const path = `smart.conditions.${place}` as const;
  const condition = useWatch({ control: form.control, name: path });
  const [open, setOpen] = useState(false);
  const [start, end] = [field(`${path}.startDate`), field(`${path}.endDate`)];
  const { overnight: _shown, ...limits } = conditionBody(condition);
  return (
    <details
      className="qu-more"
      open={open || start.error !== undefined || end.error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {smart.more.open}
        <span className="qk-hidden">{smart.more.ofTime(place + 1)}</span>
        <span className="qu-more-chosen qk-small qk-soft">{limitsInWords(limits, versions.when)}</span>
      </summary>
      <div className="qu-more-fields">
        <DayBoxes form={form} place={place} />
        <div>
          <div className="qu-condition-times">
            <TextField label={smart.more.first} type="date" {...start} />
            <TextField label={smart.more.last} type="date" {...end} />
          </div>
          <p className="qk-help">{smart.more.datesHelp}</p>
        </div>
        <Languages form={form} place={place} />
        <DeviceBoxes form={form} place={place} />
        <p className="qk-help">{smart.more.visitorsHelp}</p>
      </div>
    </details>
  );
}
