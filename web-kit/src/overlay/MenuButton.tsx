import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import type { MenuItem } from './menu-item.ts';
import { useMenuPopup } from './useMenuPopup.ts';

export interface MenuButtonProps {
  label: string;
  items: readonly MenuItem[];
  icon?: IconName | undefined;
  /** Whether the button shows its label in place of the icon. */
  words?: boolean | undefined;
  /** A line above the items, such as the signed-in user. */
  heading?: string | undefined;
}

/** The WAI-ARIA menu button. It loads the menu's code when the pointer or the focus reaches it. */
export function MenuButton({ label, items, icon = 'menu', words, heading }: MenuButtonProps) {
  const [focusOn, setFocusOn] = useState<'first' | 'last'>();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setFocusOn(undefined);
  const { Popup, load } = useMenuPopup();
  const open = focusOn !== undefined;

  function show(end: 'first' | 'last') {
    // The menu returns the focus to its button, but some browsers don't focus a button on a click.
    button.current?.focus();
    setFocusOn(end);
    load(close);
  }

  function keys(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  /** The button takes the focus first, so that a dialog opened by the item returns it to the button. */
  function choose(item: MenuItem) {
    button.current?.focus();
    item.onSelect?.();
  }

  return (
    <div ref={root} className="qk-menu-root">
      <button
        ref={button}
        type="button"
        className={words ? 'qk-button qk-button-quiet' : 'qk-icon-button'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && Popup ? id : undefined}
        onPointerEnter={() => load()}
        onFocus={() => load()}
        onClick={() => (open ? close() : show('first'))}
        onKeyDown={keys}
      >
        {words ? label : <Icon name={icon} size={24} />}
      </button>
      {open && Popup ? (
        <Popup
          id={id}
          label={label}
          items={items}
          heading={heading}
          focusOn={focusOn}
          root={root}
          onChoose={choose}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
