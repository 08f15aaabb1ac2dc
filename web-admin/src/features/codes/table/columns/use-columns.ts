import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { PREFERENCE } from '../../../../api/preferences.ts';
import { COLUMNS, HIDDEN } from '../columns.tsx';
import { fullOrder, moved } from './order.ts';

/** The columns in the admin's order, and which of them are shown. */
export function useColumns() {
  const [hidden, setHidden] = useStore<readonly string[]>(PREFERENCE.hiddenColumns, HIDDEN);
  const [kept, setKept] = useStore<readonly number[]>(PREFERENCE.columnOrder, []);
  return useMemo(() => {
    const order = fullOrder(kept, COLUMNS.length);
    const all = order.flatMap((place) => COLUMNS[place] ?? []);
    return {
      all,
      shown: all.filter(({ source }) => !hidden.includes(source)),
      toggle: (source: string) =>
        setHidden(hidden.includes(source) ? hidden.filter((each) => each !== source) : [...hidden, source]),
      move: (from: number, to: number) => setKept(moved(order, from, to)),
      reset: () => {
        setHidden(HIDDEN);
        setKept([]);
      },
    };
  }, [hidden, kept, setHidden, setKept]);
}
