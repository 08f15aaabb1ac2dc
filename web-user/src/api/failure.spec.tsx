import { ApiError } from '@qlaim/backend/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotEditable } from '../features/edit-code/NotEditable.tsx';
import { CodeList } from '../features/my-codes/CodeList.tsx';

const failed = (status: number, retryAfter?: number) =>
  new ApiError(status, { message: '', code: 'internal' }, retryAfter);

it.each([
  [failed(0), 'Check your connection and try again. Scans of your codes work on meanwhile.'],
  [
    failed(429, 20),
    'Many tries came from your network just now. Try again in 20 seconds. Scans of your codes work on meanwhile.',
  ],
  [failed(503), 'The fault is ours, not yours. Try again in a moment.'],
])('what is said of codes that could not be read is true of $status', (error, advice) => {
  const list = <CodeList codes={undefined} error={error} refreshing={false} retry={() => undefined} />;
  for (const screen of [list, <NotEditable key="one" error={error} />]) {
    const page = renderToStaticMarkup(screen);
    expect(page).toContain('Error while getting barcode data');
    expect(page).toContain(`>${advice}<`);
  }
});
