import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import '../code-head.css';
import { Notice } from '@qlaim/web-kit';

/** The first thing that a new owner reads after the claim. */
export function ClaimedNote() {
  const { claimed } = useTexts(EDIT).frame;
  return (
    <div className="qu-claimed">
      <Notice tone="ok" title={claimed.title}>
        {claimed.advice}
      </Notice>
    </div>
  );
}
