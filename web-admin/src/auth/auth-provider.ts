import { ApiError, type Client, LoginBody, ROUTES, type User } from '@qlaim/backend/contract';
import type { AuthProvider } from 'react-admin';
import { NotAllowedHere } from './not-allowed-here.ts';

const isAdmin = (user: User | null): user is User => user?.role === 'admin' && user.emailVerified;

/** Stays pending until the browser loads the other app, so that the console shows nothing. */
const leaving = () => new Promise<never>(() => {});

/**
 * Creates react-admin's auth provider. The session is an httpOnly cookie, so only the server can check it.
 * `leave` opens an address outside the console.
 */
export function createAuthProvider(client: Client, leave: (address: string) => void): AuthProvider {
  const status = (signal?: AbortSignal) => client(ROUTES.loginStatus, {}, signal ? { signal } : {});

  return {
    supportAbortSignal: true,

    /** Rejects with `NotAllowedHere` after a right password of a user without access to the console. */
    login: async (params: unknown) => {
      const { user } = await client(ROUTES.login, { body: LoginBody.parse(params) });
      if (user.role !== 'admin') throw new NotAllowedHere('role');
      if (!user.emailVerified) throw new NotAllowedHere('unverified');
    },

    /** react-admin calls this after the session ends. The menu has its own Sign Out. */
    logout: async () => '/login',

    checkAuth: async () => {
      const { user } = await status();
      if (isAdmin(user)) {
        if (!user.mustTurnOnTwoStep) return;
        leave('/profile');
        await leaving();
      }
      if (user === null) throw Object.assign(new Error('Signed out'), { message: false });
      leave('/');
      await leaving();
    },

    checkError: async (error: unknown) => {
      if (error instanceof ApiError && (error.status === 401 || error.code === 'forbidden')) throw error;
    },

    getIdentity: async () => {
      const { user } = await status();
      if (user === null) throw new Error('Signed out');
      return { id: user._id, fullName: `${user.firstName} ${user.lastName}`, email: user.email };
    },
  };
}
