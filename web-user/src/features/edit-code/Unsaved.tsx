import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface UnsavedProps {
  /** The error of the last save; missing where the user left without saving. */
  why: string | undefined;
  onDiscard: () => void;
}

/** The notice above a form that holds unsaved input of before. It keeps the input in view. */
export function Unsaved({ why, onDiscard }: UnsavedProps) {
  const { unsaved } = useTexts(EDIT).frame;
  const failed = why !== undefined;
  return (
    <div className="qu-unsaved">
      <Notice
        tone={failed ? 'danger' : 'note'}
        // The toast of the failed save is an alert already.
        quiet={failed}
        title={failed ? unsaved.failed : unsaved.back}
        action={
          <Button variant="quiet" onClick={onDiscard}>
            {unsaved.showSaved}
          </Button>
        }
      >
        {failed ? unsaved.failedAdvice : unsaved.backAdvice}
      </Notice>
    </div>
  );
}
