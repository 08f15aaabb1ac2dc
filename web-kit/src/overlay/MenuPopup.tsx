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
  /** The item that takes the focus first. */
  focusOn: 'first' | 'last';
  /** The element around the button and this menu. A click in it does not count as outside. */
  root: RefObject<HTMLElement | null>;
  onChoose: (item: MenuItem) => void;
  onClose: () => void;
}

/** The WAI-ARIA menu, with arrows, Home, End, first letters, Esc and Tab. A click outside closes it. */
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
  // The overlay's own handling of clicks outside would swallow the click.
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
