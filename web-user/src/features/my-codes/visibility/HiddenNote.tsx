import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Button, Icon, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useVisibility } from './useVisibility.ts';

/** Says in the editor that visitors do not see the content, and shows it again by one tap. */
export function HiddenNote({ barcode }: { barcode: Barcode }) {
  const words = useTexts(CODES).visibility;
  const visibility = useVisibility(barcode);
  if (!barcode.hidden) return null;
  return (
    <div className="qu-hidden-note">
      <Notice
        title={words.hidden}
        action={
          <Button
            icon={<Icon name="eye" />}
            busy={visibility.busy}
            onClick={() => void visibility.change(false)}
          >
            {words.show}
          </Button>
        }
      >
        {words.advice}
      </Notice>
    </div>
  );
}
