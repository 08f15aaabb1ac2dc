import { ADMIN_ROUTES, ApiError, type Client, type User } from '@qlaim/backend/contract';
import type { AuthProvider } from 'react-admin';
import { signInAddress } from './sign-in-address.ts';

const isStaff = (user: User | null): user is User =>
  user !== null && user.role !== 'user' && user.emailVerified;

/** Stays pending until the browser loads the other app, so that the console shows nothing. */
const leaving = () => new Promise<never>(() => {});

/** Milliseconds for which one look-up serves all checks of a page that opens. */
const SHARED_MS = 5_000;

/** Returns the signed-in user. The checks of a page that opens share one call. */
function sharedStatus(client: Client) {
  let asked: { readonly at: number; readonly user: Promise<User | null> } | undefined;
  return {
    forget: () => {
      asked = undefined;
    },
    user: (): Promise<User | null> => {
      if (asked !== undefined && performance.now() - asked.at < SHARED_MS) return asked.user;
      const user = client(ADMIN_ROUTES.loginStatus, {}).then(
        (answer) => answer.user,
        (error: unknown) => {
          asked = undefined;
          throw error;
        },
      );
      asked = { at: performance.now(), user };
      return user;
    },
  };
}

/**
 * Creates react-admin's auth provider. The session is an httpOnly cookie, so only the server can check it. The console
 * has no sign-in of its own: who is not signed in goes to /login, and comes back. `leave` opens an address outside the
 * console.
 */
export function createAuthProvider(client: Client, leave: (address: string) => void): AuthProvider {
  const status = sharedStatus(client);

  async function toSignIn(): Promise<never> {
    leave(signInAddress(window.location));
    return leaving();
  }

  return {
    login: toSignIn,

    /** react-admin calls this after the session ends. The menu has its own Sign Out. */
    logout: toSignIn,

    /** The guard of specification section 4: a failed look-up leads to /login as well. */
    checkAuth: async () => {
      const user = await status.user().catch(() => null);
      if (isStaff(user)) {
        if (!user.mustTurnOnTwoStep && !user.mustChangePassword) return;
        leave('/profile');
        await leaving();
      }
      if (user === null) return toSignIn();
      leave('/');
      await leaving();
    },

    checkError: async (error: unknown) => {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.code !== 'forbidden')) return;
      status.forget();
      throw error;
    },

    getIdentity: async () => {
      const user = await status.user();
      if (user === null) throw new Error('Signed out');
      const { _id, firstName, lastName, email, role } = user;
      return { id: _id, fullName: `${firstName} ${lastName}`, email, role };
    },
  };
}
