import { Notice, useTitle } from '@qlaim/web-kit';
import { useState } from 'react';
import { useGuardGaveUp } from '../../session/gave-up.ts';
import { useLoginStatus } from '../../session/login-status.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { useClaimedCode } from './claimed-code.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginOtp } from './LoginOtp.tsx';

export function LoginPage() {
  const code = useClaimedCode();
  const gaveUp = useGuardGaveUp();
  const [justSignedIn, setJustSignedIn] = useState(false);
  const user = useLoginStatus().data?.user;
  const unverified = user?.emailVerified === false;
  useTitle(unverified ? 'Verify your email' : 'Sign in');

  if (unverified) {
    return (
      <AuthLayout title="Verify your email" code={code} stepsDone={1}>
        <LoginOtp email={user.email} code={code} justSignedIn={justSignedIn} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Sign in" code={code} stepsDone={0}>
      {gaveUp === undefined ? null : (
        <Notice tone="danger" title="Your pages could not be opened">
          {gaveUp}
        </Notice>
      )}
      <LoginForm code={code} onCodeMailed={() => setJustSignedIn(true)} />
    </AuthLayout>
  );
}
