import type { SharedViewEvent } from '../../../domain/shared-views/events.ts';
import type { TextsOf } from './texts-of.ts';

/** A reader without sight of names reads no name of a view. */
const named = (name: string, seesNames: boolean): string => (seesNames ? ` “${name}”` : '');

export const SHARED_VIEW_EVENT_TEXTS: TextsOf<SharedViewEvent> = {
  ViewShared: ({ name }, sees) => `The view${named(name, sees)} of the codes was shared with colleagues.`,
  SharedViewRenamed: ({ name }, sees) =>
    sees ? `A shared view of the codes was renamed to “${name}”.` : 'A shared view of the codes was renamed.',
  SharedViewRemoved: () => 'A view of the codes is no longer shared.',
};
