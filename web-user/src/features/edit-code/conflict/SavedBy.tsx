import { RelativeTime } from '@qlaim/web-kit';
import { useHistory } from '../history/history.ts';
import { whoSaved } from '../history/words.ts';

/** Says who saved the code last and when, as soon as the history has answered. */
export function SavedBy({ id }: { id: string }) {
  const last = useHistory(id).entries?.find(({ kind }) => CHANGES.has(kind));
  if (last === undefined) return 'Saved meanwhile';
  return (
    <>
      Saved meanwhile by {whoSaved(last.by)}, <RelativeTime date={last.at} />
    </>
  );
}

const CHANGES: ReadonlySet<string> = new Set(['named', 'saved', 'cleared', 'reset']);
