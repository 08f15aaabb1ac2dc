import { useRef } from 'react';
import { useMenuItem } from 'react-aria/useMenu';
import type { TreeState } from 'react-stately/useTreeState';
import { Icon } from '../icons.tsx';
import { Link } from '../links.tsx';
import type { MenuItem } from './menu-item.ts';

interface MenuEntryProps {
  item: MenuItem;
  state: TreeState<MenuItem>;
}

/** A link or a button, with the same look. */
export function MenuEntry({ item, state }: MenuEntryProps) {
  return item.href === undefined ? (
    <MenuAction item={item} state={state} />
  ) : (
    <MenuLink item={item} state={state} />
  );
}

function MenuLink({ item, state }: MenuEntryProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { menuItemProps } = useMenuItem({ key: item.label }, state, link);
  return (
    <Link {...menuItemProps} ref={link} href={item.href} className="qk-menu-item">
      <MenuFace item={item} />
    </Link>
  );
}

function MenuAction({ item, state }: MenuEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { menuItemProps } = useMenuItem({ key: item.label }, state, button);
  return (
    <button {...menuItemProps} ref={button} type="button" className="qk-menu-item">
      <MenuFace item={item} />
    </button>
  );
}

function MenuFace({ item: { icon, label } }: { item: MenuItem }) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      {label}
    </>
  );
}
