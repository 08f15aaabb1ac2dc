import { LOCALES } from '@qlaim/backend/texts';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Select, TextField } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { get } from 'react-hook-form';
import { useSay } from '../../../../../shell/texts/useSay.ts';
import type { EditForm } from '../../../edit-form.ts';
import { Problem } from '../../../Problem.tsx';

const MONTHS = 12;

/** The dates of life. */
export function DatesFields({ form }: { form: EditForm }) {
  const { parts } = useTexts(EDIT);
  return (
    <>
      <DateFields form={form} name="born" label={parts.born} />
      <DateFields form={form} name="died" label={parts.died} />
    </>
  );
}

interface DateFieldsProps {
  form: EditForm;
  name: 'born' | 'died';
  label: string;
}

/** A date of which the year alone may be known. Its problem stands once, and is that of the year. */
function DateFields({ form, name, label }: DateFieldsProps) {
  const { parts } = useTexts(EDIT);
  const { language } = useShown();
  const say = useSay();
  const id = `life-date-${name}`;
  const problem: unknown = get(form.formState.errors, `memories.${name}.year.message`);
  const wrong = typeof problem === 'string';
  const digits = { inputMode: 'numeric', autoComplete: 'off', 'aria-describedby': id } as const;
  const monthName = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: MONTHS }, (_none, place) => ({
    value: String(place + 1),
    label: monthName.format(Date.UTC(2000, place)),
  }));
  return (
    <fieldset className="qu-life-date" aria-describedby={id}>
      <legend className="qk-label">{label}</legend>
      <div className="qu-life-date-fields">
        <TextField label={parts.day} maxLength={2} {...digits} {...form.register(`memories.${name}.day`)} />
        <Select
          label={parts.month}
          options={[{ value: '', label: parts.noMonth }, ...months]}
          {...form.register(`memories.${name}.month`)}
        />
        <TextField
          label={parts.year}
          maxLength={4}
          aria-invalid={wrong || undefined}
          {...digits}
          {...form.register(`memories.${name}.year`)}
        />
      </div>
      <div id={id} className="qu-life-date-foot">
        {wrong ? <Problem words={say(problem)} /> : <p className="qk-help">{parts.dateHelp}</p>}
      </div>
    </fieldset>
  );
}
