import CssBaseline from '@mui/material/CssBaseline';
import { type Client, LIMITS } from '@qlaim/backend/contract';
import { showLeftToasts, Toaster } from '@qlaim/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import {
  AdminContext,
  type AuthProvider,
  CoreAdminUI,
  CustomRoutes,
  type DataProvider,
  memoryStore,
  Resource,
} from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { ApiProvider } from './api/ApiProvider.tsx';
import codes, { CodeList, CodeTableList, TABLE_PATH } from './codes/index.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { Fault } from './layout/Fault.tsx';
import { LoadingScreen } from './layout/LoadingScreen.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { ToastBridge } from './layout/ToastBridge.tsx';
import { i18nProvider } from './layout/words.ts';
import { SECTIONS } from './sections.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

export interface AppProps {
  client: Client;
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  queryClient: QueryClient;
}

/** The store keeps nothing between visits, because the address holds the filters. */
const store = memoryStore();

/**
 * The parts of react-admin's `Admin`, because it brings its own layout, menu and sign-in, which the console replaces.
 */
export function App({ client, authProvider, dataProvider, queryClient }: AppProps) {
  useEffect(() => showLeftToasts(), []);
  return (
    <BrowserRouter basename="/admin">
      <ApiProvider client={client}>
        <AdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
          lightTheme={lightTheme}
          darkTheme={darkTheme}
        >
          <CssBaseline enableColorScheme />
          <CoreAdminUI
            title="Qlaim"
            layout={ConsoleLayout}
            loginPage={false}
            authCallbackPage={false}
            dashboard={CodeList}
            loading={LoadingScreen}
            error={Fault}
            catchAll={NotFound}
            requireAuth
            disableTelemetry
          >
            <Resource name="codes" {...codes}>
              <Route path={TABLE_PATH} element={<CodeTableList />} />
            </Resource>
            <CustomRoutes>
              {SECTIONS.map(({ path, Page }) => (
                <Route
                  key={path}
                  path={`${path}/*`}
                  element={
                    <Suspense fallback={<LoadingScreen />}>
                      <Page />
                    </Suspense>
                  }
                />
              ))}
            </CustomRoutes>
          </CoreAdminUI>
          <ToastBridge />
        </AdminContext>
      </ApiProvider>
      <Toaster duration={LIMITS.toastMs} />
    </BrowserRouter>
  );
}
