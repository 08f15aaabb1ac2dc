import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLatestChange } from '../../api/use-latest-change.ts';
import { readRange, type ShownRange } from './day-range.ts';

/** Chooses a range by the one before it. */
export type ChangeRange = (from: (range: ShownRange) => ShownRange) => void;

/** The range of days, which the address holds. Each change builds on the previous one, even before that is shown. */
export function useDayRange(): readonly [ShownRange, ChangeRange] {
  const [values, setValues] = useSearchParams();
  // Without days in the address they are the latest, which change at midnight.
  const { from, to, cut: moved } = readRange(values, Date.now());
  const range = useMemo(() => ({ from, to, cut: moved }), [from, to, moved]);
  const change = useLatestChange(range, ({ cut, ...days }) =>
    setValues({ ...days, ...(cut === null ? {} : { cut }) }, { replace: true }),
  );
  return [range, change];
}
