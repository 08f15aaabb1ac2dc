import { LIMITS } from '@qlaim/backend/contract';
import { LinkProvider, showLeftToasts, Toaster, useArrival } from '@qlaim/web-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { LoginPage } from './features/auth/LoginPage.tsx';
import { RegisterPage } from './features/auth/RegisterPage.tsx';
import { ResetPage } from './features/auth/ResetPage.tsx';
import { MyCodesPage } from './features/my-codes/MyCodesPage.tsx';
import { SignedIn } from './session/SignedIn.tsx';
import { SignedOut } from './session/SignedOut.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { useGoTo } from './shell/useGoTo.ts';

// The editor is a chunk of its own because it includes the numbering plans of all countries.
const EditPage = lazy(() => import('./features/edit-code/EditPage.tsx'));
const ProfilePage = lazy(() => import('./features/profile/ProfilePage.tsx'));

/** The owner's pages of specification section 2. The server serves every other path from another app. */
export function App() {
  useEffect(showLeftToasts, []);
  useArrival(useLocation().pathname, useNavigationType() === 'POP');
  return (
    <LinkProvider navigate={useGoTo()}>
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          <Route element={<SignedOut />}>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/register" element={<RegisterPage />} />
            <Route path="/reset" element={<ResetPage />} />
          </Route>
          <Route element={<SignedIn roles={['user']} />}>
            <Route path="/" element={<MyCodesPage />} />
            <Route path="/edit/:id" element={<EditPage />} />
          </Route>
          <Route element={<SignedIn roles={['user', 'admin']} unverifiedToo />}>
            <Route path="/profile" element={<ProfilePage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
      <Toaster duration={LIMITS.toastMs} />
    </LinkProvider>
  );
}
