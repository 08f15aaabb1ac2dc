import { ApiError, type Client, ROUTES, type User } from '@qlaim/backend/contract';
import type { AuthProvider } from 'react-admin';
import { signInAddress } from './sign-in-address.ts';

const isStaff = (user: User | null): user is User =>
  user !== null && user.role !== 'user' && user.emailVerified;

/** Stays pending until the browser loads the other app, so that the console shows nothing. */
const leaving = () => new Promise<never>(() => {});

/**
 * Creates react-admin's auth provider. The session is an httpOnly cookie, so only the server can check it. The console
 * has no sign-in of its own: who is not signed in goes to /login, and comes back. `leave` opens an address outside the
 * console.
 */
export function createAuthProvider(client: Client, leave: (address: string) => void): AuthProvider {
  const status = (signal?: AbortSignal) => client(ROUTES.loginStatus, {}, signal ? { signal } : {});

  async function toSignIn(): Promise<never> {
    leave(signInAddress(window.location));
    return leaving();
  }

  return {
    supportAbortSignal: true,

    login: toSignIn,

    /** react-admin calls this after the session ends. The menu has its own Sign Out. */
    logout: toSignIn,

    /** The guard of specification section 4: a failed look-up leads to /login as well. */
    checkAuth: async () => {
      const { user } = await status().catch(() => ({ user: null }));
      if (isStaff(user)) {
        if (!user.mustTurnOnTwoStep) return;
        leave('/profile');
        await leaving();
      }
      if (user === null) return toSignIn();
      leave('/');
      await leaving();
    },

    checkError: async (error: unknown) => {
      if (error instanceof ApiError && (error.status === 401 || error.code === 'forbidden')) throw error;
    },

    getIdentity: async () => {
      const { user } = await status();
      if (user === null) throw new Error('Signed out');
      const { _id, firstName, lastName, email, role } = user;
      return { id: _id, fullName: `${firstName} ${lastName}`, email, role };
    },
  };
}
