import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useHistory } from '../history/history.ts';

/** Says who saved the code last and when, as soon as the history has answered. */
export function SavedBy({ id }: { id: string }) {
  const { frame, history } = useTexts(EDIT);
  const { savedMeanwhile, savedBy } = frame.conflict;
  const last = useHistory(id).entries?.find(({ kind }) => CHANGES.has(kind));
  if (last === undefined) return savedMeanwhile;
  return fill((when) => savedBy(history.who[last.by], when), <RelativeTime date={last.at} />);
}

const CHANGES: ReadonlySet<string> = new Set(['named', 'saved', 'cleared', 'reset']);
