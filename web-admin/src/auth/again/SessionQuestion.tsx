import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { SessionGate } from '../session-gate.ts';

const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

/** Asks for the password in place once the session has ended, so that nothing typed is lost. */
export function SessionQuestion({ gate }: { gate: SessionGate }) {
  if (!useSyncExternalStore(gate.subscribe, gate.asks)) return null;
  return (
    <Suspense>
      <SignInAgain gate={gate} />
    </Suspense>
  );
}
