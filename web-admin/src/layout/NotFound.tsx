import { lazy, Suspense } from 'react';
import { LoadingScreen } from './LoadingScreen.tsx';

const NotHere = lazy(() => import('./NotHere.tsx'));

export const NotFound = ({ why }: { why: 'unknown' | 'role' }) => (
  <Suspense fallback={<LoadingScreen />}>
    <NotHere why={why} />
  </Suspense>
);
