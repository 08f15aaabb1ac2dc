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
import { signedIn } from './server.ts';

/** Hides failed reads in the output, which react-admin prints in development. Tests provoke them on purpose. */
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

/** Renders the whole console at an address. */
export function openConsole(path = '/admin'): void {
  history.replaceState(null, '', path);
  render(<App {...startUp()} />);
}

/** Renders one part of the console inside the console's providers, for a signed-in admin. */
export function openPart(part: ReactNode): void {
  signedIn();
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
