import { Button, Notice } from '@qlaim/web-kit';

interface UnsavedProps {
  /** The error of the last save; missing where the user left without saving. */
  why: string | undefined;
  onDiscard: () => void;
}

/** The notice above a form that holds unsaved input of before. It keeps the input in view. */
export function Unsaved({ why, onDiscard }: UnsavedProps) {
  const failed = why !== undefined;
  return (
    <div className="qu-unsaved">
      <Notice
        tone={failed ? 'danger' : 'note'}
        title={failed ? 'Your last change was not saved' : 'Your unsaved changes are back'}
        action={
          <Button variant="quiet" onClick={onDiscard}>
            Show what is saved
          </Button>
        }
      >
        {failed
          ? 'Below stands what you typed. Check it and save again.'
          : 'Below stands what you typed before.'}
      </Notice>
    </div>
  );
}
