import { Button, Notice } from '@qlaim/web-kit';

/** The notice after a failed save. It gives the reason and keeps the input in view. */
export function Unsaved({ why, onDiscard }: { why: string; onDiscard: () => void }) {
  const elsewhere = why === 'edited_meanwhile';
  return (
    <div className="qu-unsaved">
      <Notice
        tone="danger"
        title={elsewhere ? 'This code was changed elsewhere meanwhile' : 'Your last change was not saved'}
        action={
          <Button variant="quiet" onClick={onDiscard}>
            Show what is saved
          </Button>
        }
      >
        {elsewhere
          ? 'Below stands what you typed. Saving it replaces the other change.'
          : 'Below stands what you typed. Check it and save again.'}
      </Notice>
    </div>
  );
}
