import type { ReactNode } from 'react';
import { useKitTexts } from '../kit-context.tsx';
import { Link } from '../links.tsx';
import { useLook } from '../mark/look.ts';
import { Wordmark } from '../mark/Wordmark.tsx';
import { MenuButton } from '../overlay/MenuButton.tsx';
import type { MenuItem } from '../overlay/menu-item.ts';

export interface HeaderProps {
  /** The menu's items: Profile, Sign Out. The header has no menu button without items. */
  items?: readonly MenuItem[] | undefined;
  /** The signed-in user, shown above the menu's items. */
  person?: string | undefined;
  homeHref?: string | undefined;
  /** Content between the logo and the menu. */
  children?: ReactNode;
}

export function Header({ items = [], person, homeHref = '/', children }: HeaderProps) {
  const { home, menu } = useKitTexts();
  const { name } = useLook();
  return (
    <header className="qk-header">
      <div className="qk-header-row">
        <Link href={homeHref} className="qk-header-home" aria-label={home(name)}>
          <Wordmark />
        </Link>
        <div className="qk-header-middle">{children}</div>
        {items.length > 0 ? <MenuButton label={menu} items={items} heading={person} /> : null}
      </div>
    </header>
  );
}
