import { PICTURES } from '@qlaim/backend/texts/console/codes/picture';
import { Button, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { unfinishedUpload } from './unfinished-upload.ts';

/** Says that an upload was not finished, and how it goes on. */
export function UnfinishedNotice() {
  const { unfinished: words, done } = useTexts(PICTURES);
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
        title={words.title}
        action={
          <Button variant="quiet" onClick={forget}>
            {words.again}
          </Button>
        }
      >
        {words.goOn(done.before(attached))}
      </Notice>
    </div>
  );
}
