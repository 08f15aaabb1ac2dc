import type { KeyboardEvent, RefObject } from 'react';
import { isPlain } from '../../../widgets/plain-key.ts';
import { useKeys } from '../../../widgets/use-keys.ts';

interface RowActs {
  /** Undefined where the reader may not edit. */
  readonly edit: ((id: string) => void) | undefined;
  /** Undefined where the reader may not select. */
  readonly select: ((id: string) => void) | undefined;
  readonly open: (id: string) => void;
  readonly look: (id: string) => void;
}

/** The keys of the rows, of which the one with the focus is the current one. Returns what a row does on its own keys. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>, acts: RowActs) {
  const rows = () => [...(body.current?.querySelectorAll('tr') ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));

  function move(by: 1 | -1): void {
    const all = rows();
    all[Math.min(Math.max(current() + by, 0), all.length - 1)]?.focus();
  }

  function onCurrent(act: (id: string) => void): void {
    const id = rows()[current()]?.id;
    if (id) act(id);
  }

  const { edit, select } = acts;
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: select && (() => onCurrent(select)),
    e: edit && (() => onCurrent(edit)),
  });

  const own = new Map([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', () => onCurrent(acts.open)],
    [' ', () => onCurrent(acts.look)],
  ]);
  return (event: KeyboardEvent) => {
    const act = own.get(event.key);
    // What is inside the row has keys of its own.
    if (act === undefined || !isPlain(event) || event.target !== event.currentTarget) return;
    event.preventDefault();
    act();
  };
}
