import { ACCOUNT } from '@qlaim/backend/texts/account';
import { useTitle } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { AuthLayout } from '../AuthLayout.tsx';
import { useClaimedCode } from '../claimed-code.ts';
import { pendingEmail } from '../pending-email.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterOtp } from './RegisterOtp.tsx';

export function RegisterPage() {
  const words = useTexts(ACCOUNT);
  const scanned = useClaimedCode();
  const [pending, setPending] = useState(pendingEmail.recall);
  const { title } = pending === undefined ? words.signUp : words.otp;
  useTitle(title);

  if (pending !== undefined) {
    return (
      <AuthLayout title={title} code={scanned ?? pending.code} stepsDone={1}>
        <RegisterOtp
          pending={pending}
          code={scanned}
          onBack={() => {
            pendingEmail.forget();
            setPending(undefined);
          }}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={title} code={scanned} stepsDone={0}>
      <RegisterForm
        code={scanned}
        onRegistered={({ email, awaitedCode }) => {
          const registered = { email, code: awaitedCode };
          pendingEmail.keep(registered);
          setPending(registered);
        }}
      />
    </AuthLayout>
  );
}
