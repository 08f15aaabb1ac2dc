import type { AdminCode } from '@qlaim/backend/contract';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** Selects a row, or the rows from the one that was pressed before. */
export function useToggleRow(codes: readonly AdminCode[]) {
  const { selectedIds, onSelect, onToggleItem } = useListContext<AdminCode>();
  const pressed = useRef<string>(undefined);
  const isEmpty = selectedIds.length === 0;
  useEffect(() => {
    if (isEmpty) pressed.current = undefined;
  }, [isEmpty]);

  return (id: string, toHere: boolean) => {
    const ids = codes.map((code) => code.id);
    const from = pressed.current === undefined ? -1 : ids.indexOf(pressed.current);
    pressed.current = id;
    if (!toHere || from === -1) return onToggleItem(id);
    const to = ids.indexOf(id);
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const others = selectedIds.filter((each) => !range.includes(each));
    onSelect(selectedIds.includes(id) ? others : [...others, ...range]);
  };
}
