import type { AdminCode } from '@qlaim/backend/contract';
import { Notice } from '@qlaim/web-kit';
import { storedTexts } from '../stored-texts.ts';

/** Says what a code has become while a form was open, and what a second save does. Nothing typed is lost. */
export function ChangedMeanwhile({ theirs }: { theirs: AdminCode | undefined }) {
  if (!theirs) return null;
  const stored = storedTexts(theirs);
  const leadsTo = stored ? [stored.type, stored.what].filter(Boolean).join(': ') : 'Nothing';
  return (
    <Notice tone="danger" title="Somebody changed this code meanwhile">
      Now its name is {theirs.name ?? 'empty'}, and it leads to: {leadsTo}. Your input is not saved. Save
      again to replace it, or close to keep it.
    </Notice>
  );
}
