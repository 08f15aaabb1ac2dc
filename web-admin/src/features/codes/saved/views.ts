import { CodeFilter } from '@qlaim/backend/contract';
import { z } from 'zod';
import { mondayOf } from '../filters/date-presets.ts';

/** A list that is opened again and again, under a name. */
export const SavedView = z.object({
  name: z.string(),
  filter: CodeFilter,
  sort: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
});
export type SavedView = z.infer<typeof SavedView>;

/** Where react-admin's store keeps the admin's own ones. */
export const OWN_VIEWS = 'codes.views';

/** The longest name of an own view. */
export const LONGEST_NAME = 40;

/** The views that everybody has. */
export const usualViews = (): readonly SavedView[] => [
  { name: 'All', filter: {} },
  { name: 'To approve', filter: { approved: false } },
  { name: 'Claimed this week', filter: { claimed: true, claimedFrom: mondayOf() } },
  { name: 'Never scanned', filter: { scanned: false } },
];

/** Reads own views from the store, where anything may be. */
export const readViews = (stored: unknown): readonly SavedView[] =>
  Array.isArray(stored) ? stored.flatMap((one) => SavedView.safeParse(one).data ?? []) : [];

/** Returns the views with another one, which replaces that of the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] => [
  ...views.filter(({ name }) => name !== view.name),
  view,
];

/** Returns the end of the address that opens a view. */
export const searchOf = ({ filter, sort, order }: SavedView): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort === undefined ? {} : { sort, order: order ?? 'ASC' }),
  })}`;
