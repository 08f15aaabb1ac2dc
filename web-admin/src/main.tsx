import '@qlaim/web-kit/styles.css';
import '@qlaim/web-kit/fonts.css';
import { createClient } from '@qlaim/backend/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createDataProvider } from './api/data-provider.ts';
import { withEarlyList } from './api/early-list.ts';
import { createQueryClient } from './api/query-client.ts';
import { createAuthProvider } from './auth/auth-provider.ts';
import { FIRST_PAGE } from './codes/first-page.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const client = createClient();
const authProvider = createAuthProvider(client, (address) => location.assign(address));
const reads = createDataProvider('/admin-api');
const opensList = /^\/admin\/?$/.test(location.pathname) && location.search === '';
// The session and the codes are asked for while React starts.
const dataProvider = opensList ? withEarlyList(reads, 'codes', FIRST_PAGE) : reads;
void authProvider.checkAuth({});

createRoot(root).render(
  <StrictMode>
    <App
      client={client}
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={createQueryClient()}
    />
  </StrictMode>,
);
