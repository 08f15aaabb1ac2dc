import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useVisibility } from './useVisibility.ts';

/** Hides the content of a code by one tap. It is not there for a hidden code, nor for one that leads nowhere. */
export function HideButton({ barcode }: { barcode: Barcode }) {
  const { hide } = useTexts(CODES).visibility;
  const visibility = useVisibility(barcode);
  if (barcode.hidden || barcode.storedInfo === null) return null;
  return (
    <Button
      variant="quiet"
      icon={<Icon name="eyeOff" />}
      busy={visibility.busy}
      onClick={() => void visibility.change(true)}
    >
      {hide}
    </Button>
  );
}
