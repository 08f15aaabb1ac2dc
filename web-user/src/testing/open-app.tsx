import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { createQueryClient } from '../api/query-client.ts';

/** As the app's own, but what failed is asked for again at once. */
function impatientQueryClient() {
  const client = createQueryClient();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } });
  return client;
}

/** The whole app, as somebody opens it at an address. */
export function openApp(path: string): void {
  render(
    <QueryClientProvider client={impatientQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
