import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, Notice, useFormats } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { useFailure } from '../texts/use-say.ts';
import { useWidgetTexts } from './use-widget-texts.ts';

interface ReadFailedProps {
  error: unknown;
  onRetry: () => void;
  /** What is said where the server gave no message. */
  fallback?: string | undefined;
}

/** Says why a page could not be read, and reads it again on request. */
export function ReadFailed({ error, onRetry, fallback = FALLBACKS.general }: ReadFailedProps) {
  const { advice, tryAgain } = useWidgetTexts();
  const { locale } = useFormats();
  const failure = useFailure();
  const again = (
    <Button variant="quiet" onClick={onRetry}>
      {tryAgain}
    </Button>
  );
  return (
    <Notice tone="danger" title={failure(error, fallback)} action={again}>
      {adviceAfter(error, advice, locale)}
    </Notice>
  );
}
