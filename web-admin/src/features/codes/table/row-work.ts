import type { AdminCode } from '@qlaim/backend/contract';
import { createContext, useContext, useState } from 'react';
import { useListContext } from 'react-admin';
import { useHeldCode } from './use-held-code.ts';

/** What is done with the rows of the table: one may be edited, and one looked into. Both outlast a row that leaves the page. */
export function useRowWork() {
  const edited = useHeldCode();
  const inside = useHeldCode();
  const [typed, setTyped] = useState(false);
  const [next, setNext] = useState<string>();

  const { data = [] } = useListContext<AdminCode>();
  const { code, place, gone } = edited;

  if (inside.left) inside.drop();
  if (edited.left && typed) edited.follow();
  else if (edited.left) edited.drop();

  function begin(id: string) {
    setNext(undefined);
    setTyped(false);
    edited.hold(id);
  }

  return {
    /** The rows where the edited code has left the page, which then stays in its place. */
    rows: gone && code ? [...data.slice(0, place), code, ...data.slice(place)] : undefined,
    edited,
    inside,
    /** Edits a code in its row. It asks first where another row has input. */
    edit: (id: string) => {
      if (id === code?.id) return;
      if (typed) setNext(id);
      else begin(id);
    },
    leave: (id: string) => {
      const released = edited.release(id);
      if (released) setTyped(false);
      return released;
    },
    setTyped,
    /** The question, while it is asked. */
    question: next === undefined ? undefined : { leave: () => begin(next), stay: () => setNext(undefined) },
  };
}

const RowWork = createContext<ReturnType<typeof useRowWork> | undefined>(undefined);

export const RowWorkProvider = RowWork.Provider;

/** The work of the table around. */
export function useTheRowWork() {
  const work = useContext(RowWork);
  if (!work) throw new Error('Rows need a table around them');
  return work;
}
