import { ADMIN_ROUTES, FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../api/console-provider.ts';
import { forgetFilters } from '../api/kept-store.ts';
import { useFailure } from '../texts/use-say.ts';

/**
 * Calls the logout endpoint and opens /login (specification, section 2). The full load clears all read data.
 */
export function useSignOut(): () => Promise<void> {
  const { call } = useDataProvider<ConsoleProvider>();
  const failure = useFailure();
  return async () => {
    try {
      await call(ADMIN_ROUTES.logout, {});
      forgetFilters();
      location.assign('/login');
    } catch (error) {
      notify.fail(failure(error, FALLBACKS.general));
    }
  };
}
