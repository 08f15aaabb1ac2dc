import type { IconName } from '../icons.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  /** The address of an item that is a link. An item without it needs onSelect. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}
