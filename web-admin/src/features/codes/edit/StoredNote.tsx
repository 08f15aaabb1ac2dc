import type { AdminCode } from '@qlaim/backend/contract';
import { Notice } from '@qlaim/web-kit';
import { storedTexts } from '../stored-texts.ts';

/** Says what a code stores that the console does not edit, and that a save replaces it. */
export function StoredNote({ code }: { code: AdminCode }) {
  const stored = storedTexts(code);
  const type = code.storedInfo?.infoType;
  if (!stored || type === 'link' || type === 'phoneNumber') return null;
  return (
    <div className="qa-stored-note">
      <Notice tone="note" title={stored.what === '' ? stored.type : `${stored.type}: ${stored.what}`}>
        Saving a link or a phone number replaces it.
      </Notice>
    </div>
  );
}
