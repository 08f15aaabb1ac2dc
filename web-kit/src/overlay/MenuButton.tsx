import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { Link } from '../links.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  /** Goes there; or give onSelect. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

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

  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    entries().at(goTo.current === 'first' ? 0 : -1)?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
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
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
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
              <Entry key={item.label} item={item} onChosen={close} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const face = (
    <>
      {item.icon ? <Icon name={item.icon} /> : null}
      {item.label}
    </>
  );
  const choose = () => {
    onChosen();
    item.onSelect?.();
  };
  const shared = { role: 'menuitem', tabIndex: -1, className: 'qk-menu-item', onClick: choose } as const;
  if (item.href !== undefined) {
    return (
      <Link {...shared} href={item.href}>
        {face}
      </Link>
    );
  }
  return (
    <button type="button" {...shared}>
      {face}
    </button>
  );
}
