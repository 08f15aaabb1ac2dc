import type { SignedUpUser } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { useTitle, Waiting } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthLayout } from '../AuthLayout.tsx';
import { useClaimedCode } from '../claimed-code.ts';
import { pendingEmail } from '../pending-email.ts';
import { EmailForm } from './EmailForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterOtp } from './RegisterOtp.tsx';
import { isByEmail } from './sign-up-ways.ts';
import { useTaken } from './useTaken.ts';

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
      <SignUp
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

interface SignUpProps {
  code: string | undefined;
  onRegistered: (user: SignedUpUser) => void;
}

/** The form of the way that the address names, once the server has said that the code is free. */
function SignUp({ code, onRegistered }: SignUpProps) {
  const { signUp } = useTexts(ACCOUNT);
  const { search } = useLocation();
  const waits = useTaken(code);
  if (waits) return <Waiting label={signUp.title} />;
  return code !== undefined && isByEmail(search) ? (
    <EmailForm code={code} onRegistered={onRegistered} />
  ) : (
    <RegisterForm code={code} onRegistered={onRegistered} />
  );
}
