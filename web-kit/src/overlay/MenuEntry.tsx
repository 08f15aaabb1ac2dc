import { Icon, type IconName } from '../icons.tsx';
import { Link } from '../links.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  /** Goes there; or give onSelect. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

/** A link or a button, alike to see. */
export function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
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
