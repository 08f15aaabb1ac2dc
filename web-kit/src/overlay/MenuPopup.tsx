import { type RefObject, useRef } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useMenu } from 'react-aria/useMenu';
import { useOverlay } from 'react-aria/useOverlay';
import { Item } from 'react-stately/Item';
import { useTreeState } from 'react-stately/useTreeState';
import { MenuEntry } from './MenuEntry.tsx';
import type { MenuItem } from './menu-item.ts';

export interface MenuPopupProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  heading: string | undefined;
  /** Where the focus starts. */
  focusOn: 'first' | 'last';
  /** Holds the button and this menu: a click in it is no click outside. */
  root: RefObject<HTMLElement | null>;
  onChoose: (item: MenuItem) => void;
  onClose: () => void;
}

/** The WAI-ARIA menu: arrows, Home, End, first letters, Esc and Tab; a click outside closes it. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, label, items, heading, focusOn, root, onChoose, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const state = useTreeState<MenuItem>({
    items,
    children: (item) => (
      <Item key={item.label} textValue={item.label}>
        {item.label}
      </Item>
    ),
  });
  const { menuProps } = useMenu<MenuItem>(
    { id, 'aria-label': label, autoFocus: focusOn, onAction: (_, item) => onChoose(item), onClose },
    state,
    menu,
  );
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      shouldCloseOnBlur: true,
      shouldCloseOnInteractOutside: (element) => root.current?.contains(element) !== true,
      onClose,
    },
    popup,
  );
  // Not the overlay's own: that one keeps the click from what lies outside.
  useInteractOutside({ ref: root, onInteractOutside: onClose });

  return (
    <FocusScope restoreFocus>
      <div {...overlayProps} ref={popup} className="qk-menu">
        {heading ? <div className="qk-menu-heading">{heading}</div> : null}
        <div {...menuProps} ref={menu}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} state={state} />
          ))}
        </div>
      </div>
    </FocusScope>
  );
}
