import type { IconName } from '../icons.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  /** Goes there; or give onSelect. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}
