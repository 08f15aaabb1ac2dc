import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditValues } from '../edit-values.ts';
import { isUnsaved } from '../unsaved.ts';
import { type Draft, type DraftStore, isWhole } from './draft.ts';

interface Kept {
  drafts: DraftStore;
  /** The draft that the form began with. */
  draft: Draft | undefined;
  values: EditValues;
  stored: EditValues;
  /** The revision of the code that the input changes. */
  revision: number;
  /** Whether a save of the values waits for a connection. */
  waiting: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

/** Keeps unsaved input on this device at each change, so that nothing typed is lost. */
export function useKeepDraft({ drafts, draft, values, stored, revision, waiting, onUnsaved }: Kept): void {
  const { why, issues } = draft ?? {};
  const unsaved = isUnsaved(values, stored);
  // A form without a draft of its own leaves that of another window alone.
  const kept = useRef(draft !== undefined);
  useEffect(() => {
    if (unsaved) drafts.keep({ values, revision, why, issues, waiting: waiting && isWhole(values) });
    else if (kept.current) drafts.forget();
    kept.current = unsaved;
  }, [drafts, unsaved, values, revision, why, issues, waiting]);
  // The latest callback, without an effect for each one.
  const notify = useEffectEvent(onUnsaved);
  useEffect(() => {
    notify(unsaved);
    return () => notify(false);
  }, [unsaved]);
}
