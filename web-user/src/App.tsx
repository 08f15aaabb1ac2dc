import { FALLBACKS, LIMITS, ROLES } from '@qlaim/backend/contract';
import {
  ErrorBoundary,
  LinkProvider,
  showLeftToasts,
  type ToastActions,
  Toaster,
  useArrival,
} from '@qlaim/web-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { EDITORS } from './session/access.ts';
import { SignedIn } from './session/SignedIn.tsx';
import { SignedOut } from './session/SignedOut.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { OwnerTexts } from './shell/texts/OwnerTexts.tsx';
import { type Tell, useTell } from './shell/texts/useTell.ts';
import { UNDO } from './shell/undo-toast.ts';
import { useGoTo } from './shell/useGoTo.ts';

// Each page loads separately. Its HTML names its code (vite.config.ts), so that the browser requests it at once.
const auth = () => import('./features/auth/pages.tsx');
const LoginPage = lazy(async () => ({ default: (await auth()).LoginPage }));
const RegisterPage = lazy(async () => ({ default: (await auth()).RegisterPage }));
const ResetPage = lazy(async () => ({ default: (await auth()).ResetPage }));
const InvitePage = lazy(() => import('./features/auth/invite/InvitePage.tsx'));
const GoogleReturn = lazy(async () => ({
  default: (await import('./features/auth/google/GoogleReturn.tsx')).GoogleReturn,
}));
const MyCodesPage = lazy(() => import('./features/my-codes/MyCodesPage.tsx'));
const EditPage = lazy(() => import('./features/edit-code/EditPage.tsx'));
const CodeScansPage = lazy(() => import('./features/code-scans/CodeScansPage.tsx'));
const ProfilePage = lazy(() => import('./features/profile/ProfilePage.tsx'));
const DecisionsPage = lazy(() => import('./features/decisions/DecisionsPage.tsx'));
const DecisionPage = lazy(() => import('./features/decisions/DecisionPage.tsx'));
const SharePage = lazy(() => import('./features/share/SharePage.tsx'));
const NotFoundPage = lazy(() => import('./shell/NotFoundPage.tsx'));
const DeleteAccountPage = lazy(() => import('./features/leaving/DeleteAccountPage.tsx'));

/** Undo loads on demand. A failure to load it is shown as one of the call. */
const toastActions = (tell: Tell): ToastActions => ({
  [UNDO]: (input) =>
    void import('./features/edit-code/undo.ts').then(
      ({ undo }) => undo(input, tell),
      (error: unknown) => tell.fail(error, FALLBACKS.updateCode),
    ),
});

/** The owner's pages of specification section 2. The server serves every other path from another app. */
export function App() {
  return (
    <LinkProvider navigate={useGoTo()}>
      <Suspense fallback={<LoadingPage />}>
        <OwnerTexts>
          {/* First in the document, so that Tab reaches the Undo of a toast first after a reload. */}
          <Toaster duration={LIMITS.toastMs} />
          <ErrorBoundary>
            <Pages />
          </ErrorBoundary>
        </OwnerTexts>
      </Suspense>
    </LinkProvider>
  );
}

function Pages() {
  const tell = useTell();
  const shown = useRef(false);
  useEffect(() => {
    if (!shown.current) showLeftToasts(toastActions(tell));
    shown.current = true;
  }, [tell]);
  useArrival(useLocation().pathname, useNavigationType() === 'POP');
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route element={<SignedOut afterGoogle={GoogleReturn} />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/reset" element={<ResetPage />} />
        </Route>
        <Route path="/invite/:token" element={<InvitePage />} />
        <Route element={<SignedIn roles={['user']} />}>
          <Route path="/" element={<MyCodesPage />} />
          <Route path="/edit/:id" element={<EditPage />} />
          <Route path="/codes/:id" element={<CodeScansPage />} />
          <Route path="/decisions" element={<DecisionsPage />} />
          <Route path="/decision/:number" element={<DecisionPage />} />
          <Route path="/share" element={<SharePage />} />
        </Route>
        <Route element={<SignedIn roles={EDITORS} />}>
          <Route path="/editor/:id" element={<EditPage />} />
        </Route>
        <Route element={<SignedIn roles={ROLES} unverifiedToo />}>
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/delete-account" element={<DeleteAccountPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
