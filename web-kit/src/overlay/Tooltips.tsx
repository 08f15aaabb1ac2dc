import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';

interface Shown {
  readonly text: string;
  /** Pixels from the corner of the area. */
  readonly left: number;
  readonly top: number;
}

/**
 * Shows the `data-tooltip` of an element inside it, under the pointer or the keyboard's focus. One tooltip serves a whole
 * list. It is for texts that are cut by styles alone: screen readers read those whole, and skip the tooltip.
 */
export function Tooltips({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const hide = () => setShown(undefined);
  useEscape(shown !== undefined, hide);

  function show({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLElement) || target.closest('.qk-tooltip')) return;
    const owner = target.closest<HTMLElement>('[data-tooltip]');
    const text = owner?.dataset['tooltip'];
    if (!area.current || !owner || !text) return hide();
    const [from, to] = [area.current.getBoundingClientRect(), owner.getBoundingClientRect()];
    setShown({ text, left: to.left - from.left, top: to.bottom - from.top });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its links do
    <div
      ref={area}
      className="qk-tooltip-area"
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={(event) => (event.target.matches(':focus-visible') ? show(event) : hide())}
      onBlur={hide}
    >
      {children}
      {shown ? (
        <div
          className="qk-tooltip"
          aria-hidden="true"
          style={{ left: shown.left, top: shown.top, maxWidth: `min(22rem, calc(100% - ${shown.left}px))` }}
        >
          {shown.text}
        </div>
      ) : null}
    </div>
  );
}

function useEscape(active: boolean, hide: () => void): void {
  useEffect(() => {
    if (!active) return;
    const keys = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  });
}
