import type { z } from 'zod';
import { ERASED } from '../event.ts';
import { unreachable } from '../never.ts';
import type { SharedViewEvent } from './events.ts';

export type StoredFilter = Readonly<Record<string, z.core.util.JSONType>>;

export interface SharedView {
  readonly id: string;
  readonly name: string;
  readonly filter: StoredFilter;
  /** Field and direction; null for the usual order. */
  readonly sort: readonly string[] | null;
  readonly sharedBy: string;
}

/** The views that are shared now, the oldest first. */
export type SharedViews = readonly SharedView[];

export const noViews: SharedViews = [];

export function evolveSharedViews(views: SharedViews, event: SharedViewEvent): SharedViews {
  switch (event.type) {
    case 'ViewShared': {
      const { id, name, filter, sort, sharedBy } = event.data;
      return [...views, { id, name, filter: filter === ERASED ? {} : filter, sort, sharedBy }];
    }
    case 'SharedViewRenamed': {
      const { id, name } = event.data;
      return views.map((view) => (view.id === id ? { ...view, name } : view));
    }
    case 'SharedViewRemoved':
      return views.filter(({ id }) => id !== event.data.id);
    default:
      return unreachable(event);
  }
}
