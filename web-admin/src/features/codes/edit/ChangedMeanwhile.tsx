import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { storedLine, storedTexts } from '../stored-texts.ts';

/** Says what a code has become while a form was open, and what a second save does. Nothing typed is lost. */
export function ChangedMeanwhile({ theirs }: { theirs: AdminCode | undefined }) {
  const { meanwhile } = useTexts(CODE_EDIT);
  const words = useTexts(CODE_LIST).stored;
  if (!theirs) return null;
  const stored = storedTexts(theirs, words);
  const destination = stored ? storedLine(stored, words) : meanwhile.nowhere;
  return (
    <Notice tone="danger" title={meanwhile.title}>
      {meanwhile.now(theirs.name ?? meanwhile.noName, destination)}
    </Notice>
  );
}
