import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, Notice } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { wordsOf } from '../api/words-of.ts';

interface ReadFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Says why a page could not be read, and reads it again on request. */
export function ReadFailed({ error, onRetry }: ReadFailedProps) {
  const again = (
    <Button variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Notice tone="danger" title={wordsOf(error, FALLBACKS.general)} action={again}>
      {adviceAfter(error)}
    </Notice>
  );
}
