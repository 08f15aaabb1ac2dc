import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { PREFERENCE } from '../api/preferences.ts';

/** What single keys do, by the name of the key. Undefined: it does nothing now. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Whether single keys act, which an admin may turn off (WCAG 2.2, 2.1.4). */
export const useKeysOn = () => useStore(PREFERENCE.keys, true);

/** Acts on single keys, but not while somebody types, holds a modifier, or has a dialog or a menu open. */
export function useKeys(keys: Keys): void {
  const [on] = useKeysOn();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    function press(event: KeyboardEvent) {
      if (!isFree(event)) return;
      const act = latest.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

/** Fields that take letters, and what is open above the page. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
const ABOVE = 'dialog[open], .qk-menu';

/** Whether what has the focus takes letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

function isFree({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  return !isTyping(target) && document.querySelector(ABOVE) === null;
}
