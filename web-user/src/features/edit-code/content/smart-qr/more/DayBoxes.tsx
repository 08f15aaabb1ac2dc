import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { daysInWords } from '@qlaim/backend/texts/when';
import { Checkbox } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { MoreProps } from './more-props.ts';

/** Weeks begin on Monday, as ISO 8601 has them. */
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The days of the week on which a time begins. */
export function DayBoxes({ form, place }: MoreProps) {
  const { smart, versions } = useTexts(EDIT);
  return (
    <fieldset className="qu-boxes">
      <legend className="qk-label">{smart.more.days}</legend>
      <div className="qu-box-list qu-days">
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            value={day}
            label={daysInWords([day], versions.when.locale, 'long')}
            {...form.register(`smart.conditions.${place}.days`)}
          />
        ))}
      </div>
      <p className="qk-help">{smart.more.daysHelp}</p>
    </fieldset>
  );
}
