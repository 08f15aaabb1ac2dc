import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Notice, useTitle, Waiting } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useGuardGaveUp } from '../../session/gave-up.ts';
import { useLoginStatus } from '../../session/login-status.ts';
import { useAdvice } from '../../shell/texts/useAdvice.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { isVerified, useClaimedCode } from './claimed-code.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginOtp } from './LoginOtp.tsx';

const SecondStep = lazy(() => import('./SecondStep.tsx'));
const GoogleFailed = lazy(() => import('./google/GoogleFailed.tsx'));

export function LoginPage() {
  const { language } = useShown();
  const words = useTexts(ACCOUNT);
  const scanned = useClaimedCode();
  const { state, search } = useLocation();
  const verified = isVerified(state);
  const status = useLoginStatus().data;
  const user = status?.user;
  const unverified = user?.emailVerified === false;
  const { title } = unverified ? words.otp : status?.secondStep ? words.secondStep : words.signIn;
  useTitle(title);

  if (unverified) {
    const code = scanned ?? user.awaitedCode;
    return (
      <AuthLayout title={title} code={code} stepsDone={1}>
        <LoginOtp user={user} code={code} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={title} code={scanned} stepsDone={verified ? 2 : 0}>
      <GaveUpNotice />
      {search.includes('google=') ? (
        <Suspense>
          <GoogleFailed language={language} />
        </Suspense>
      ) : null}
      {status?.secondStep ? (
        <Suspense fallback={<Waiting label={title} />}>
          <SecondStep code={scanned} />
        </Suspense>
      ) : (
        <LoginForm code={scanned} />
      )}
    </AuthLayout>
  );
}

/** Says why the guard of the pages gave up. */
function GaveUpNotice() {
  const { unreachable } = useTexts(ACCOUNT);
  const adviceOn = useAdvice();
  const failure = useGuardGaveUp();
  if (failure === undefined) return null;
  return (
    <Notice tone="danger" title={unreachable}>
      {adviceOn(failure)}
    </Notice>
  );
}
