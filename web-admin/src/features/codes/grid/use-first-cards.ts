import { useDeferredValue } from 'react';

/** Cards that fill the first screen of a phone or a laptop. */
const FIRST = 6;

/** Returns the first cards of a list that appears, and then all, so that a slow browser shows them before it has made the rest. */
export function useFirstCards<Row>(rows: readonly Row[]): readonly Row[] {
  const all = useDeferredValue(true, false);
  return all ? rows : rows.slice(0, FIRST);
}
