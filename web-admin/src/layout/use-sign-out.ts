import { ADMIN_ROUTES, FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useApi } from '../api/ApiProvider.tsx';
import { wordsOf } from '../api/words-of.ts';

/**
 * Calls the logout endpoint and opens /login (specification, section 2). The full load clears all read data.
 */
export function useSignOut(): () => Promise<void> {
  const client = useApi();
  return async () => {
    try {
      await client(ADMIN_ROUTES.logout, {});
      location.assign('/login');
    } catch (error) {
      notify.fail(wordsOf(error, FALLBACKS.general));
    }
  };
}
