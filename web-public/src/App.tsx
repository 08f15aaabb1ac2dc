import { useArrival } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';

// Each page loads separately, because a scan shows only one page, often over a slow network.
const ClaimPage = lazy(() => import('./features/claim/ClaimPage.tsx'));
const WelcomePage = lazy(() => import('./features/welcome/WelcomePage.tsx'));

export function App() {
  useArrival(useLocation().pathname, useNavigationType() === 'POP');
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/claim/:code" element={<ClaimPage />} />
        <Route path="/welcome" element={<WelcomePage />} />
        <Route path="*" element={<Navigate to="/welcome" replace />} />
      </Routes>
    </Suspense>
  );
}
