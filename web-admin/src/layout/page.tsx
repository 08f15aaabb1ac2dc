import type { Permission } from '@qlaim/backend/contract';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { LoadingScreen } from './LoadingScreen.tsx';
import { Permitted } from './Permitted.tsx';

/** A page that is loaded when somebody opens it whose role has the permission. */
export const page = (needs: Permission, Page: LazyExoticComponent<ComponentType>) => (
  <Permitted needs={needs}>
    <Suspense fallback={<LoadingScreen />}>
      <Page />
    </Suspense>
  </Permitted>
);
