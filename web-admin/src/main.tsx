import '@qlaim/web-kit/styles.css';
import '@qlaim/web-kit/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createDataProvider } from './api/data-provider.ts';
import { withEarlyList } from './api/early-list.ts';
import { keepsFilters } from './api/kept-store.ts';
import { createQueryClient } from './api/query-client.ts';
import { createAuthProvider } from './auth/auth-provider.ts';
import { SessionGate } from './auth/session-gate.ts';
import { FIRST_PAGE } from './features/codes/first-page.ts';
import { takeOver } from './layout/first-frame/take-over.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const gate = new SessionGate();
const provider = createDataProvider('/admin-api');
const authProvider = createAuthProvider(provider.call, (address) => location.assign(address), gate);
const opensList = /^\/admin\/?$/.test(location.pathname) && location.search === '' && !keepsFilters();
// The session and the codes are asked for while React starts.
const dataProvider = opensList ? withEarlyList(provider, 'codes', FIRST_PAGE) : provider;

const queryClient = createQueryClient(() => gate.noticed());
authProvider
  .checkAuth({})
  .then(() => import('./api/live/read-again.ts'))
  .then(({ readAgain }) => readAgain(queryClient))
  // The page says by itself what it can't read. Without messages its lists are read as before.
  .catch(() => undefined);

takeOver(root);
createRoot(root).render(
  <StrictMode>
    <App authProvider={authProvider} gate={gate} dataProvider={dataProvider} queryClient={queryClient} />
  </StrictMode>,
);
