import { act, lazy, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

afterEach(() => vi.restoreAllMocks());

it('shows a screen with a way out when a part of the app fails to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const page = render(
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Lost />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(async () => undefined);
  expect(page.get('h1').textContent).toBe('This page could not be shown');
  expect(page.get('main button').textContent).toBe('Reload');
});
