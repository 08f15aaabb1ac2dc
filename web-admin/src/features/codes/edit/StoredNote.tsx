import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { storedLine, storedTexts } from '../stored-texts.ts';

/** Says what a code stores that the console does not edit, and that a save replaces it. */
export function StoredNote({ code }: { code: AdminCode }) {
  const { replaced } = useTexts(CODE_EDIT);
  const words = useTexts(CODE_LIST).stored;
  const stored = storedTexts(code, words);
  const type = code.storedInfo?.infoType;
  if (!stored || type === 'link' || type === 'phoneNumber') return null;
  return (
    <div className="qa-stored-note">
      <Notice tone="note" title={storedLine(stored, words)}>
        {replaced}
      </Notice>
    </div>
  );
}
