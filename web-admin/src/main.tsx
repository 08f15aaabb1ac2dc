import '@qlaim/web-kit/styles.css';
import '@qlaim/web-kit/fonts.css';
import { createClient } from '@qlaim/backend/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createDataProvider } from './api/data-provider.ts';
import { createQueryClient } from './api/query-client.ts';
import { createAuthProvider } from './auth/auth-provider.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const client = createClient();

createRoot(root).render(
  <StrictMode>
    <App
      client={client}
      authProvider={createAuthProvider(client, (address) => location.assign(address))}
      dataProvider={createDataProvider('/admin-api')}
      queryClient={createQueryClient()}
    />
  </StrictMode>,
);
