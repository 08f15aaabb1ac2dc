import { ErrorBoundary } from '@qlaim/web-kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { App } from './App.tsx';

interface RootProps {
  queries: QueryClient;
  /** Puts the app into a router. */
  routed: (app: ReactNode) => ReactNode;
}

/** The app as the browser and the server render it. */
export function Root({ queries, routed }: RootProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queries}>{routed(<App />)}</QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
