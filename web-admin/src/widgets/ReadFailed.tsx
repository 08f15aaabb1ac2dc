import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, Notice } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { messageOf } from '../api/message-of.ts';

interface ReadFailedProps {
  error: unknown;
  onRetry: () => void;
  /** What is said where the server gave no message. */
  fallback?: string | undefined;
}

/** Says why a page could not be read, and reads it again on request. */
export function ReadFailed({ error, onRetry, fallback = FALLBACKS.general }: ReadFailedProps) {
  const again = (
    <Button variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Notice tone="danger" title={messageOf(error, fallback)} action={again}>
      {adviceAfter(error)}
    </Notice>
  );
}
