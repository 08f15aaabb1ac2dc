import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isPlain } from '../../../widgets/plain-key.ts';
import { isTyping } from '../../../widgets/use-keys.ts';

type Step = (() => void) | undefined;

/** The arrows of a dialog that steps through codes, and the focus, which stays inside after a step. */
export function useSheetKeys(id: string, back: Step, on: Step) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(id);

  useEffect(() => {
    const stepped = shown.current !== id;
    shown.current = id;
    // What had the focus may have gone with the code before.
    if (stepped && !body.current?.closest('dialog')?.contains(document.activeElement)) body.current?.focus();
  }, [id]);

  function press(event: KeyboardEvent) {
    const { key, target } = event;
    if (!isPlain(event) || isTyping(target)) return;
    // A dialog above the sheet has keys of its own.
    if (!(target instanceof Element) || target.closest('dialog') !== body.current?.closest('dialog')) return;
    if (key === 'ArrowLeft') back?.();
    if (key === 'ArrowRight') on?.();
  }

  return { body, press };
}
