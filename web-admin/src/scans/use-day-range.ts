import { useSearchParams } from 'react-router-dom';
import { type DayRange, readRange } from './day-range.ts';

/** The range of days, which the address holds. */
export function useDayRange(): readonly [DayRange, (range: DayRange) => void] {
  const [values, setValues] = useSearchParams();
  return [readRange(values, Date.now()), (range) => setValues({ ...range }, { replace: true })];
}
