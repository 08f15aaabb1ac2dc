import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import type { SessionGate } from '../session-gate.ts';

/** Looks again when the person returns from another tab. A sign-in as somebody else opens the page anew. */
export function useReturn(gate: SessionGate, person: string | number | undefined): void {
  const dataProvider = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  useEffect(() => {
    async function look() {
      // Without an answer the question stays, and the next return looks again.
      const { user } = await dataProvider.call(ADMIN_ROUTES.loginStatus, {}).catch(() => ({ user: null }));
      if (user === null) return;
      if (user._id !== person) return window.location.reload();
      gate.signedIn();
      void queryClient.invalidateQueries();
    }
    const back = () => void look();
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [dataProvider, queryClient, gate, person]);
}
