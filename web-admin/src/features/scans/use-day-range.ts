import { useSearchParams } from 'react-router-dom';
import { readRange, type ShownRange } from './day-range.ts';

/** The range of days, which the address holds. */
export function useDayRange(): readonly [ShownRange, (range: ShownRange) => void] {
  const [values, setValues] = useSearchParams();
  const choose = ({ from, to, cut }: ShownRange) =>
    setValues({ from, to, ...(cut === null ? {} : { cut }) }, { replace: true });
  return [readRange(values, Date.now()), choose];
}
