import { TextField } from '@qlaim/web-kit';
import { useEffect, useState } from 'react';
import { isSettled } from './date-range.ts';

interface DateFieldProps {
  label: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A date field that reports complete days only. */
export function DateField({ label, day = '', onChange }: DateFieldProps) {
  const [draft, setDraft] = useState(day);
  useEffect(() => setDraft(day), [day]);

  function type(text: string) {
    setDraft(text);
    if (isSettled(text) && text !== day) onChange(text === '' ? undefined : text);
  }

  return (
    <TextField
      type="date"
      label={label}
      max="9999-12-31"
      value={draft}
      onChange={(event) => type(event.target.value)}
    />
  );
}
