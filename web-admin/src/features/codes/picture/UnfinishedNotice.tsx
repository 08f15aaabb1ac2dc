import { Button, formatCount, Notice } from '@qlaim/web-kit';
import { useState } from 'react';
import { unfinishedUpload } from './unfinished-upload.ts';

/** Says that an upload was not finished, and how it goes on. */
export function UnfinishedNotice() {
  const [attached, setAttached] = useState(() => unfinishedUpload.attached().size);
  if (attached === 0) return null;
  function forget() {
    unfinishedUpload.forget();
    setAttached(0);
  }
  return (
    <div className="qa-unfinished">
      <Notice
        tone="note"
        title="Your last upload was not finished"
        action={
          <Button variant="quiet" onClick={forget}>
            Send all again
          </Button>
        }
      >
        Choose the same files again, and it goes on. {attachedBefore(attached)}
      </Notice>
    </div>
  );
}

/** Says that files are left out: '1,204 pictures were attached before. They are not sent again.' */
export const attachedBefore = (count: number): string =>
  count === 1
    ? 'One picture was attached before. It is not sent again.'
    : `${formatCount(count)} pictures were attached before. They are not sent again.`;
