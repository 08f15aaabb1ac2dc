import { CodeSort, type Owner } from '@qlaim/backend/contract';
import type { SharedView as Answer, ShareViewBody } from '@qlaim/backend/contract/console';
import type { ViewsTexts } from '@qlaim/backend/texts/console/views';
import { nameOf } from '../../../widgets/person-name.ts';
import { knownFilter } from './known-filter.ts';
import type { SavedView } from './views.ts';

/** A view that all see who read codes. */
export interface SharedView extends SavedView {
  readonly id: string;
  readonly sharedBy: Owner | null;
}

/** Reads a shared view. Another version may have shared it: what this one does not know of it is passed over. */
export function readShared({ id, name, filter, sort, sharedBy }: Answer): SharedView {
  const [field, order] = CodeSort.safeParse(sort).data ?? [];
  return {
    id,
    name,
    sharedBy,
    filter: knownFilter(filter),
    ...(field === undefined ? {} : { sort: field, order }),
  };
}

/** Returns the request that shares a view. */
export function bodyOf({ name, filter, sort, order = 'ASC' }: SavedView): ShareViewBody {
  const known = CodeSort.safeParse([sort, order]).data;
  return { name, filter, ...(known ? { sort: known } : {}) };
}

/** Returns in words who shared a view. Who was erased has no name. */
export function sharerInWords(
  { shared, sharedBy, sharedByYou }: ViewsTexts,
  by: Owner | null,
  reader: unknown,
): string {
  if (by !== null && by._id === reader) return sharedByYou;
  const name = by === null || by.firstName.startsWith('[') ? '' : nameOf(by);
  return name === '' ? shared : sharedBy(name);
}
