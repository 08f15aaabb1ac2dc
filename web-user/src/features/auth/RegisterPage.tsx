import { useTitle } from '@qlaim/web-kit';
import { useState } from 'react';
import { AuthLayout } from './AuthLayout.tsx';
import { useClaimedCode } from './claimed-code.ts';
import { pendingEmail } from './pending-email.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterOtp } from './RegisterOtp.tsx';

export function RegisterPage() {
  const code = useClaimedCode();
  const [pending, setPending] = useState(pendingEmail.recall);
  useTitle(pending === undefined ? 'Sign up' : 'Verify your email');

  if (pending !== undefined) {
    return (
      <AuthLayout title="Verify your email" code={code} stepsDone={1}>
        <RegisterOtp
          pending={pending}
          code={code}
          onBack={() => {
            pendingEmail.forget();
            setPending(undefined);
          }}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Sign up" code={code} stepsDone={0}>
      <RegisterForm
        code={code}
        onRegistered={(email) => {
          const registered = { email, code };
          pendingEmail.keep(registered);
          setPending(registered);
        }}
      />
    </AuthLayout>
  );
}
