import { ApiError, createClient } from '@qlaim/backend/contract';
import { Toaster } from '@qlaim/web-kit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../App.tsx';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { createDataProvider } from '../api/data-provider.ts';
import { createQueryClient } from '../api/query-client.ts';
import { createAuthProvider } from '../auth/auth-provider.ts';

/** react-admin prints each failed read while it is developed; a test that makes one fail knows of it. */
function expectFailedReads(): void {
  const { error: print } = console;
  vi.spyOn(console, 'error').mockImplementation((first: unknown, ...rest: unknown[]) => {
    if (!(first instanceof ApiError)) print(first, ...rest);
  });
}

function startUp() {
  expectFailedReads();
  const client = createClient();
  return {
    client,
    authProvider: createAuthProvider(client, (address) => location.assign(address)),
    dataProvider: createDataProvider('/admin-api'),
    queryClient: createQueryClient(),
  };
}

/** The whole console, as somebody opens it at an address. */
export function openConsole(path = '/admin'): void {
  history.replaceState(null, '', path);
  render(<App {...startUp()} />);
}

/** One part of it, with everything that the console provides to its parts. */
export function openPart(part: ReactNode): void {
  const { client, ...providers } = startUp();
  render(
    <BrowserRouter>
      <AdminContext {...providers}>
        <ApiProvider client={client}>{part}</ApiProvider>
      </AdminContext>
      <Toaster duration={5_000} />
    </BrowserRouter>,
  );
}
