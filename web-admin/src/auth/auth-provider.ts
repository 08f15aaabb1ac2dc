import { ADMIN_ROUTES, ApiError, type Client, termsFirst, type User } from '@qlaim/backend/contract';
import type { AuthProvider } from 'react-admin';
import { isSignedOut } from '../api/message-of.ts';
import { mayAct } from '../api/nouns.ts';
import { isQuiet } from '../api/quiet-failures.ts';
import type { SessionGate } from './session-gate.ts';
import { signInAddress } from './sign-in-address.ts';

const isStaff = (user: User | null): user is User =>
  user !== null && user.role !== 'user' && user.emailVerified;

/** The person as react-admin's hooks know them. */
export const identityOf = ({ _id, firstName, lastName, email, role, language }: User) => ({
  id: _id,
  fullName: `${firstName} ${lastName}`,
  email,
  role,
  language,
});

/** Stays pending until the browser loads the other app, so that the console shows nothing. */
const leaving = () => new Promise<never>(() => {});

/** Milliseconds for which one look-up serves all checks of a page that opens. */
const SHARED_MS = 5_000;

/** Returns the signed-in user. The checks of a page that opens share one call. */
function sharedStatus(client: Client) {
  let known: User | undefined;
  let asked: { readonly at: number; readonly user: Promise<User | null> } | undefined;
  return {
    forget: () => {
      asked = undefined;
    },
    /** The person who was signed in last. */
    known: () => known,
    user: (): Promise<User | null> => {
      if (asked !== undefined && performance.now() - asked.at < SHARED_MS) return asked.user;
      const user = client(ADMIN_ROUTES.loginStatus, {}).then(
        (answer) => {
          known = answer.user ?? known;
          return answer.user;
        },
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
 * has no sign-in of its own: who opens it without one goes to /login, and comes back. `leave` opens an address outside the
 * console. Where a session ends while a page is open, the gate asks for the password in place.
 */
export function createAuthProvider(
  client: Client,
  leave: (address: string) => void,
  gate: SessionGate,
): AuthProvider {
  const status = sharedStatus(client);

  async function toSignIn(): Promise<never> {
    leave(signInAddress(window.location));
    return leaving();
  }

  /** The server's page asks to accept the terms of use, and leads back. */
  async function toTerms(): Promise<never> {
    const { pathname, search, hash } = window.location;
    leave(termsFirst(`${pathname}${search}${hash}`));
    return leaving();
  }

  async function leaveAs(user: User | null): Promise<never> {
    if (user === null) return toSignIn();
    leave('/');
    return leaving();
  }

  return {
    login: toSignIn,

    /** react-admin calls this after the session ends. The menu has its own Sign Out. */
    logout: toSignIn,

    /** The guard of specification section 4: a failed look-up leads to /login as well. */
    checkAuth: async () => {
      const user = await status.user().catch(() => null);
      if (user?.mustAcceptTerms !== undefined) return toTerms();
      if (isStaff(user)) {
        if (!user.mustTurnOnTwoStep && !user.mustChangePassword) return;
        leave('/profile');
        await leaving();
      }
      await leaveAs(user);
    },

    checkError: async (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      if (isSignedOut(error)) {
        if (isQuiet(error)) return;
        await gate.ended();
        status.forget();
      } else if (error.code === 'terms_unaccepted') {
        await toTerms();
      } else if (error.code === 'forbidden') {
        status.forget();
        const user = await status.user().catch(() => null);
        // Who still belongs here reads why the call was refused. Others leave, and nothing answers the call.
        if (!isStaff(user)) await leaveAs(user);
      }
    },

    /** Agrees with `useMay`. Who is not known stays, because the server refuses, and a session that ended is asked for. */
    canAccess: async ({ resource, action }) => {
      const user = status.known() ?? (await status.user().catch(() => null));
      return user === null || mayAct(user.role, resource, action);
    },

    getIdentity: async () => {
      const user = await status.user();
      if (user === null) throw new Error('Signed out');
      return identityOf(user);
    },
  };
}
