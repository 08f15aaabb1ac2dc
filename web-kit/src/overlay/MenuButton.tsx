import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { useOutsidePress } from './useOutsidePress.ts';

export interface MenuButtonProps {
  label: string;
  items: readonly MenuItem[];
  icon?: IconName | undefined;
  /** A line above the items, such as who is signed in. */
  heading?: string | undefined;
}

/** The WAI-ARIA menu button: arrows, Home, End, Esc and Tab; a click outside closes it. */
export function MenuButton({ label, items, icon = 'menu', heading }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const goTo = useRef<'first' | 'last'>('first');

  useOutsidePress(root, open, () => setOpen(false));

  useEffect(() => {
    if (open)
      entries(root.current)
        .at(goTo.current === 'first' ? 0 : -1)
        ?.focus();
  }, [open]);

  function show(end: 'first' | 'last') {
    goTo.current = end;
    setOpen(true);
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function keysOnButton(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  function keysInMenu(event: KeyboardEvent) {
    const all = entries(root.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: (at + 1) % all.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      all.at(target)?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    }
  }

  return (
    <div ref={root} className="qk-menu-root">
      <button
        ref={button}
        type="button"
        className="qk-icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : show('first'))}
        onKeyDown={keysOnButton}
      >
        <Icon name={icon} size={24} />
      </button>
      {open ? (
        <div className="qk-menu">
          {heading ? <div className="qk-menu-heading">{heading}</div> : null}
          <div role="menu" id={id} tabIndex={-1} aria-label={label} onKeyDown={keysInMenu}>
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} onChosen={close} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function entries(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}
