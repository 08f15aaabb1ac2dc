import type { CodeFilter } from '@qlaim/backend/contract';
import type { ViewsTexts } from '@qlaim/backend/texts/console/views';
import { z } from 'zod';
import { mondayOf } from '../filters/date-presets.ts';
import { knownFilter } from './known-filter.ts';

/** A list that is opened again and again, under a name. */
export interface SavedView {
  readonly name: string;
  readonly filter: CodeFilter;
  /** Field and direction; absent where the newest codes come first. */
  readonly sort?: string | undefined;
  readonly order?: 'ASC' | 'DESC' | undefined;
}

/** A view that this browser keeps. `shared`: the id of the shared view that it became. */
export interface OwnView extends SavedView {
  readonly shared?: string | undefined;
}

const StoredView = z.object({
  name: z.string(),
  filter: z.record(z.string(), z.unknown()).transform(knownFilter),
  sort: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  shared: z.string().optional(),
});

/** Where react-admin's store keeps the admin's own ones. */
export const OWN_VIEWS = 'codes.views';

/** The views that everybody has. */
export const usualViews = ({ usual }: Pick<ViewsTexts, 'usual'>): readonly SavedView[] => [
  { name: usual.all, filter: {} },
  { name: usual.toApprove, filter: { approved: false } },
  { name: usual.claimedThisWeek, filter: { claimed: true, claimedFrom: mondayOf() } },
  { name: usual.neverScanned, filter: { scanned: false } },
];

/** Reads own views from the store, where anything may be. */
export const readViews = (stored: unknown): readonly OwnView[] =>
  Array.isArray(stored) ? stored.flatMap((one) => StoredView.safeParse(one).data ?? []) : [];

const isSame = (one: OwnView, other: OwnView): boolean =>
  one.name === other.name && one.shared === other.shared;

/** Returns the views with another one, which replaces that of the same name. What stands for a shared view stays. */
export const withView = (views: readonly OwnView[], view: OwnView): OwnView[] => [
  ...views.filter(({ name, shared }) => name !== view.name || shared !== undefined),
  view,
];

/** Returns the views with another one in the place of one. */
export const replaced = (views: readonly OwnView[], before: OwnView, after: OwnView): OwnView[] =>
  views.map((one) => (isSame(one, before) ? after : one));

export const without = (views: readonly OwnView[], gone: OwnView): OwnView[] =>
  views.filter((one) => !isSame(one, gone));

/** Returns the views with what a shared one was, under a name that no other has. */
export function withFormerlyShared(
  views: readonly OwnView[],
  { name, filter, sort, order }: SavedView,
  id: string,
): OwnView[] {
  const others = views.filter(({ shared }) => shared !== id);
  const taken = new Set(others.map((one) => one.name));
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`;
  return [...others, { name: free, filter, ...(sort === undefined ? {} : { sort, order }) }];
}

/** Returns the end of the address that opens a view. */
export const searchOf = ({ filter, sort, order }: SavedView): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort === undefined ? {} : { sort, order: order ?? 'ASC' }),
  })}`;
