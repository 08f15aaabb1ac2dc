import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusBeside {
  readonly row: RefObject<HTMLDivElement | null>;
  /** Called before the tab of a key goes, with what had the focus. */
  readonly willGo: (key: string) => void;
}

/** Moves the focus to the tab beside one that has gone. */
export function useFocusBeside(keys: readonly string[]): FocusBeside {
  const row = useRef<HTMLDivElement>(null);
  const going = useRef<{ readonly key: string; readonly place: number }>(undefined);
  useLayoutEffect(() => {
    if (going.current === undefined || keys.includes(going.current.key)) return;
    const links = row.current?.querySelectorAll<HTMLElement>('nav a');
    const { place } = going.current;
    (links?.[place] ?? links?.[place - 1])?.focus();
    going.current = undefined;
  }, [keys]);
  return {
    row,
    willGo: (key) => {
      going.current = { key, place: keys.indexOf(key) };
    },
  };
}
