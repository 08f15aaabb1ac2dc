import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../App.tsx';
import { createQueryClient } from '../api/query-client.ts';

/** Returns the app's query client without a delay between retries. */
function impatientQueryClient() {
  const client = createQueryClient();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } });
  return client;
}

/** The path of the open page. */
export const currentPath = (): string | null =>
  document.querySelector('[data-path]')?.getAttribute('data-path') ?? null;

const Path = () => <span data-path={useLocation().pathname} />;

/** Renders the whole app at an address. */
export function openApp(path: string): void {
  render(
    <QueryClientProvider client={impatientQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <App />
        <Path />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
