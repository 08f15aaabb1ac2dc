import { may } from '../../contract/access/permissions.ts';
import { LIMITS } from '../../contract/limits.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { tagKey } from '../../contract/tags/tag-key.ts';
import type { Caller } from '../caller.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { SharedViewEvent } from './events.ts';
import type { SharedView, SharedViews } from './state.ts';

export type SharedViewCommand =
  | { readonly type: 'share'; readonly by: Caller; readonly view: Omit<SharedView, 'sharedBy'> }
  | { readonly type: 'rename'; readonly by: Caller; readonly id: string; readonly name: string }
  | { readonly type: 'remove'; readonly by: Caller; readonly id: string };

export type SharedViewRefusal =
  | 'unknown_view'
  | 'view_name_taken'
  | 'too_many_views'
  | 'forbidden'
  | 'edited_meanwhile';

type Decision = Result<readonly SharedViewEvent[], SharedViewRefusal>;

/**
 * Returns the events of a command on the shared views, or a refusal. Who shared a view renames it and ends its sharing; who
 * manages codes does so with any. Names are compared as tags are: in any case.
 */
export function decideSharedViews(command: SharedViewCommand, views: SharedViews): Decision {
  if (command.type === 'share') return share(command, views);
  const view = views.find(({ id }) => id === command.id);
  if (!view) return refuse('unknown_view');
  if (view.sharedBy !== command.by.id && !may(command.by.role, 'codes.manage')) return refuse('forbidden');
  const { id } = view;
  switch (command.type) {
    case 'rename': {
      const { name } = command;
      if (name === view.name) return ok([]);
      const others = views.filter((other) => other !== view);
      if (isTaken(name, others)) return refuse('view_name_taken');
      return ok([{ type: 'SharedViewRenamed', data: { person: PRODUCT, id, name } }]);
    }
    case 'remove':
      return ok([{ type: 'SharedViewRemoved', data: { id } }]);
    default:
      return unreachable(command);
  }
}

function share({ view, by }: Extract<SharedViewCommand, { type: 'share' }>, views: SharedViews): Decision {
  if (views.some(({ id }) => id === view.id)) return refuse('edited_meanwhile');
  if (isTaken(view.name, views)) return refuse('view_name_taken');
  if (views.length >= LIMITS.sharedViews) return refuse('too_many_views');
  const { id, name, filter, sort } = view;
  const data = { person: PRODUCT, id, name, filter: { ...filter }, sort: sort && [...sort], sharedBy: by.id };
  return ok([{ type: 'ViewShared', data }]);
}

const isTaken = (name: string, views: SharedViews): boolean =>
  views.some((other) => tagKey(other.name) === tagKey(name));
