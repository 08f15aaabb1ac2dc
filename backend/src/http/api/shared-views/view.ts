import type { SharedView as Shown } from '../../../contract/routes/codes/shared-views.ts';
import type { SharedViews } from '../../../domain/shared-views/state.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { peopleBy } from '../../views/people.ts';
import type { SharedViewPorts } from './ports.ts';

/** Returns shared views as the console shows them to a reader. */
export async function sharedViewsFor(
  context: Pick<SharedViewPorts, 'store'>,
  reader: SignedInCaller,
  views: SharedViews,
): Promise<Shown[]> {
  const personOf = await peopleBy(
    context,
    reader,
    views.map(({ sharedBy }) => sharedBy),
  );
  return views.map(({ filter, sort, sharedBy, ...view }) => ({
    ...view,
    filter: { ...filter },
    sort: sort && [...sort],
    sharedBy: personOf(sharedBy),
  }));
}
