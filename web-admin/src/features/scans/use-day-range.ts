import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRange, type ShownRange } from './day-range.ts';

/** Chooses a range by the one before it. */
export type ChangeRange = (from: (range: ShownRange) => ShownRange) => void;

/** The range of days, which the address holds. Each change builds on the previous one, even before that is shown. */
export function useDayRange(): readonly [ShownRange, ChangeRange] {
  const [values, setValues] = useSearchParams();
  const range = readRange(values, Date.now());
  const latest = useRef(range);
  useEffect(() => {
    latest.current = readRange(values, Date.now());
  }, [values]);
  const change: ChangeRange = (from) => {
    latest.current = from(latest.current);
    const { cut, ...days } = latest.current;
    setValues({ ...days, ...(cut === null ? {} : { cut }) }, { replace: true });
  };
  return [range, change];
}
