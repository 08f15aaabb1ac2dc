import { ACCEPT_TERMS, type Role, termsFirst, type User } from '@qlaim/backend/contract';
import { createContext, useContext } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { accessTo } from './access.ts';
import { GoTo } from './GoTo.tsx';
import { gaveUpWith } from './gave-up.ts';
import { useMe } from './me.ts';
import { returningTo } from './return-path.ts';

const UserContext = createContext<User | null>(null);

/** Returns the signed-in user. Throws outside the access guard. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser belongs behind the access guard');
  return user;
}

interface SignedInProps {
  roles: readonly Role[];
  /** Opens the pages also to users with an unverified email. */
  unverifiedToo?: boolean;
}

/** The access guard of specification section 4. */
export function SignedIn({ roles, unverifiedToo }: SignedInProps) {
  const me = useMe();
  const { pathname, search, hash } = useLocation();
  if (me.isPending) return <LoadingPage />;
  const access = accessTo(roles, me.data, unverifiedToo);
  if (!access.open) {
    if (access.goTo === ACCEPT_TERMS) return <GoTo path={termsFirst(`${pathname}${search}${hash}`)} />;
    const gaveUp = me.isError ? gaveUpWith(me.error) : undefined;
    const from = access.goTo === '/login' ? returningTo(pathname) : undefined;
    return <GoTo path={access.goTo} state={gaveUp || from ? { ...gaveUp, ...from } : undefined} />;
  }
  return (
    <UserContext value={access.user}>
      <Outlet />
    </UserContext>
  );
}
