import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AuthProvider,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type DataProvider,
  type LayoutProps,
  Resource,
} from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { keptStore } from './api/kept-store.ts';
import { SessionQuestion } from './auth/again/SessionQuestion.tsx';
import type { SessionGate } from './auth/session-gate.ts';
import { JumpButton } from './features/jump/index.ts';
import { KeysButton } from './features/keys/index.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { ConsoleTexts } from './layout/ConsoleTexts.tsx';
import { Fault } from './layout/Fault.tsx';
import { LoadingScreen } from './layout/LoadingScreen.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { page } from './layout/page.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { RESOURCES, Start } from './resources.tsx';
import { SECTIONS } from './sections.ts';

export interface AppProps {
  authProvider: AuthProvider;
  gate: SessionGate;
  dataProvider: DataProvider;
  queryClient: QueryClient;
}

const Nowhere = () => <NotFound why="unknown" />;

const Layout = (props: LayoutProps) => (
  <ConsoleLayout
    {...props}
    tools={
      <>
        <KeysButton />
        <JumpButton />
      </>
    }
  />
);

/**
 * The parts of react-admin's `Admin`, because it brings its own layout, menu and sign-in, which the console replaces.
 */
export function App({ authProvider, gate, dataProvider, queryClient }: AppProps) {
  const [store] = useState(keptStore);
  return (
    <BrowserRouter basename="/admin">
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        store={store}
      >
        <ConsoleTexts>
          <CoreAdminUI
            title="Qlaim"
            layout={Layout}
            loginPage={false}
            authCallbackPage={false}
            dashboard={Start}
            loading={LoadingScreen}
            error={Fault}
            catchAll={Nowhere}
            requireAuth
            disableTelemetry
          >
            {Object.entries(RESOURCES).map(([name, pages]) => (
              <Resource key={name} name={name} {...pages} />
            ))}
            <CustomRoutes>
              {SECTIONS.map(({ path, needs, Page }) =>
                Page ? <Route key={path} path={`${path}/*`} element={page(needs, Page)} /> : null,
              )}
            </CustomRoutes>
          </CoreAdminUI>
          <SessionQuestion gate={gate} />
          <Toasts />
        </ConsoleTexts>
      </CoreAdminContext>
    </BrowserRouter>
  );
}
