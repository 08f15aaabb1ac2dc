import { ApiError, type User } from '@qlaim/backend/contract';
import { Toaster } from '@qlaim/web-kit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../App.tsx';
import { createDataProvider } from '../api/data-provider.ts';
import { createQueryClient } from '../api/query-client.ts';
import { SessionQuestion } from '../auth/again/SessionQuestion.tsx';
import { createAuthProvider, identityOf } from '../auth/auth-provider.ts';
import { SessionGate } from '../auth/session-gate.ts';
import { ADMIN, signedInTo } from './server.ts';

/** Hides failed reads in the output, which react-admin prints in development. Tests provoke them on purpose. */
function expectFailedReads(): void {
  const { error: print } = console;
  vi.spyOn(console, 'error').mockImplementation((first: unknown, ...rest: unknown[]) => {
    if (!(first instanceof ApiError)) print(first, ...rest);
  });
}

function startUp() {
  expectFailedReads();
  const gate = new SessionGate();
  const dataProvider = createDataProvider('/admin-api');
  return {
    gate,
    authProvider: createAuthProvider(dataProvider.call, (address) => location.assign(address), gate),
    dataProvider,
    queryClient: createQueryClient(() => gate.noticed()),
  };
}

/** Renders the whole console at an address. */
export function openConsole(path = '/admin'): void {
  history.replaceState(null, '', path);
  render(<App {...startUp()} />);
}

/**
 * Renders one part of the console inside the console's providers, for a signed-in person: an admin, if none is given. The
 * person is known at once, as where the console shows a page.
 */
export function openPart(part: ReactNode, user: User = ADMIN): void {
  signedInTo(user);
  const { gate, ...providers } = startUp();
  providers.queryClient.setQueryData(['auth', 'getIdentity'], identityOf(user));
  render(
    <BrowserRouter>
      <CoreAdminContext {...providers}>
        {part}
        <SessionQuestion gate={gate} />
      </CoreAdminContext>
      <Toaster duration={5_000} />
    </BrowserRouter>,
  );
}
