import { FALLBACKS, LIMITS } from '@qlaim/backend/contract';
import { LinkProvider, showLeftToasts, type ToastActions, Toaster, useArrival } from '@qlaim/web-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { notifyFailure } from './api/failure.ts';
import { SignedIn } from './session/SignedIn.tsx';
import { SignedOut } from './session/SignedOut.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { UNDO } from './shell/undo-toast.ts';
import { useGoTo } from './shell/useGoTo.ts';

// Each page loads separately. Its HTML names its code (vite.config.ts), so that the browser requests it at once.
const auth = () => import('./features/auth/index.ts');
const LoginPage = lazy(async () => ({ default: (await auth()).LoginPage }));
const RegisterPage = lazy(async () => ({ default: (await auth()).RegisterPage }));
const ResetPage = lazy(async () => ({ default: (await auth()).ResetPage }));
const GoogleReturn = lazy(async () => ({
  default: (await import('./features/auth/google/GoogleReturn.tsx')).GoogleReturn,
}));
const MyCodesPage = lazy(() => import('./features/my-codes/MyCodesPage.tsx'));
const EditPage = lazy(() => import('./features/edit-code/EditPage.tsx'));
const CodeScansPage = lazy(() => import('./features/code-scans/CodeScansPage.tsx'));
const ProfilePage = lazy(() => import('./features/profile/ProfilePage.tsx'));
const DeleteAccountPage = lazy(() => import('./features/leaving/DeleteAccountPage.tsx'));

/** Undo loads on demand. A failure to load it is shown as one of the call. */
const TOAST_ACTIONS: ToastActions = {
  [UNDO]: (input) =>
    void import('./features/edit-code/undo.ts').then(
      ({ undo }) => undo(input),
      (error: unknown) => notifyFailure(error, FALLBACKS.updateCode),
    ),
};

/** The owner's pages of specification section 2. The server serves every other path from another app. */
export function App() {
  useEffect(() => showLeftToasts(TOAST_ACTIONS), []);
  useArrival(useLocation().pathname, useNavigationType() === 'POP');
  return (
    <LinkProvider navigate={useGoTo()}>
      {/* First in the document, so that Tab reaches the Undo of a toast first after a reload. */}
      <Toaster duration={LIMITS.toastMs} />
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          <Route element={<SignedOut afterGoogle={GoogleReturn} />}>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/register" element={<RegisterPage />} />
            <Route path="/reset" element={<ResetPage />} />
          </Route>
          <Route element={<SignedIn roles={['user']} />}>
            <Route path="/" element={<MyCodesPage />} />
            <Route path="/edit/:id" element={<EditPage />} />
            <Route path="/codes/:id" element={<CodeScansPage />} />
          </Route>
          <Route element={<SignedIn roles={['user', 'admin', 'auditor']} unverifiedToo />}>
            <Route path="/profile" element={<ProfilePage />} />
            <Route path="/delete-account" element={<DeleteAccountPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </LinkProvider>
  );
}
