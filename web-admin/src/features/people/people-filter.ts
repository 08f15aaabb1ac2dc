import { ROLES } from '@qlaim/backend/contract';
import { PersonFilter } from '@qlaim/backend/contract/console';

/** Reads the filters of people from the address. Invalid values give an empty filter. */
export function readPersonFilter(values: unknown): PersonFilter {
  const read = PersonFilter.safeParse(values ?? {});
  return read.success ? read.data : {};
}

/** What the list shows: everybody, those of a role, or the disabled ones. */
export const SHOWN = ['all', ...ROLES, 'disabled'] as const;

/** Returns the filter for one of `SHOWN`, with the same search. */
export function filterFor(shown: string, { q }: PersonFilter): PersonFilter {
  const search = q === undefined ? {} : { q };
  if (shown === 'disabled') return { ...search, disabled: true };
  return readPersonFilter(shown === 'all' ? search : { ...search, role: shown });
}

export const shownBy = ({ role, disabled }: PersonFilter): string =>
  disabled ? 'disabled' : (role ?? 'all');
