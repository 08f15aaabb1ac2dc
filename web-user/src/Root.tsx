import type { AppLook } from '@qlaim/backend/contract';
import { ErrorBoundary, LookProvider } from '@qlaim/web-kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { App } from './App.tsx';

interface RootProps {
  queries: QueryClient;
  /** How it looks at its domain. */
  look: AppLook;
  /** Puts the app into a router. */
  routed: (app: ReactNode) => ReactNode;
}

/** The app as the browser and the server render it. */
export function Root({ queries, look, routed }: RootProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <LookProvider value={look}>
          <QueryClientProvider client={queries}>{routed(<App />)}</QueryClientProvider>
        </LookProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
