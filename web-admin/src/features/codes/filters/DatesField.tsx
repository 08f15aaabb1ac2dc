import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useRef, useState } from 'react';
import { DateField } from './DateField.tsx';
import { daysOf, PRESETS, presetOf } from './date-presets.ts';
import { type DateRange, withDay } from './date-range.ts';
import type { CodeFilterControl } from './use-code-filter.ts';

const [ANY, OWN] = ['any', 'own'];

const inWords = ({ startDate = '', endDate = '' }: DateRange): string => `${startDate}/${endDate}`;

/** Limits the days on which codes were made: one of the usual spans, or any. */
export function DatesField({ filter, change }: CodeFilterControl) {
  const { any, dates } = useTexts(CODE_FILTERS);
  const { startDate, endDate } = filter;
  const range = inWords({ startDate, endDate });
  const [opened, setOpened] = useState(false);
  const typed = useRef<string>(undefined);
  // A range that was not typed here, such as none after all filters were cleared, needs no fields.
  useEffect(() => {
    if (range !== typed.current) setOpened(false);
  }, [range]);
  const preset = presetOf({ startDate, endDate });
  const isSet = startDate !== undefined || endDate !== undefined;
  const own = opened || (isSet && preset === undefined);

  function choose(value: string) {
    setOpened(value === OWN);
    const chosen = PRESETS.find((one) => one === value);
    if (chosen) change(() => daysOf(chosen));
    else if (value === ANY) change(() => ({ startDate: undefined, endDate: undefined }));
  }

  const type = (end: keyof DateRange) => (day: string | undefined) =>
    change((now) => {
      const next = withDay(now, end, day);
      typed.current = inWords(next);
      return next;
    });

  const options = [
    { value: ANY, label: any },
    ...PRESETS.map((one) => ({ value: one, label: dates.presets[one] })),
    { value: OWN, label: dates.own },
  ];
  return (
    <>
      <Select
        label={dates.label}
        options={options}
        value={own ? OWN : (preset ?? ANY)}
        onChange={(event) => choose(event.target.value)}
      />
      {own ? (
        <>
          <DateField label={dates.from} day={startDate} onChange={type('startDate')} />
          <DateField label={dates.to} day={endDate} onChange={type('endDate')} />
        </>
      ) : null}
    </>
  );
}
