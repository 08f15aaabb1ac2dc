import { ApiError } from '@qlaim/backend/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeGridError } from './CodeGridError.tsx';

test.each([
  [0, 'Check your connection and try again.'],
  [429, 'Many tries came from your network just now. Try again in a moment.'],
  [503, 'The fault is ours, not yours. Try again in a moment.'],
])('given status %i, then what is true of it', (status, advice) => {
  const error = new ApiError(status, { message: '', code: 'internal' });
  const page = renderToStaticMarkup(<CodeGridError error={error} onRetry={() => undefined} />);
  expect(page).toContain('Error while getting barcode data');
  expect(page).toContain(advice);
});
