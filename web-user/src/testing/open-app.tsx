import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../App.tsx';
import { createQueryClient } from '../api/query-client.ts';

/** Returns the app's query client without a delay between retries. */
function impatientQueryClient() {
  const client = createQueryClient();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } });
  return client;
}

/** The page before the one that `openApp` opens. */
export const BEFORE = '/before';

const place = () => document.querySelector('[data-path]');

/** The path of the open page. */
export const currentPath = (): string | null => place()?.getAttribute('data-path') ?? null;

/** Goes back, as the button of the browser does. */
export function goBack(): void {
  fireEvent.click(place() ?? document.body);
}

function Place() {
  const navigate = useNavigate();
  return <button type="button" hidden data-path={useLocation().pathname} onClick={() => void navigate(-1)} />;
}

/** Renders the whole app at an address. */
export function openApp(path: string): void {
  render(
    <QueryClientProvider client={impatientQueryClient()}>
      <MemoryRouter initialEntries={[BEFORE, path]}>
        <App />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
