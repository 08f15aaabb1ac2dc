import { OtpStep } from './OtpStep.tsx';
import type { PendingEmail } from './pending-email.ts';
import { useVerifyEmail } from './verify-email.ts';

interface RegisterOtpProps {
  pending: PendingEmail;
  /** The short code that the visitor wants to claim. */
  code: string | undefined;
  onBack: () => void;
}

export function RegisterOtp({ pending, code, onBack }: RegisterOtpProps) {
  const verification = useVerifyEmail(pending, code);
  return (
    <OtpStep
      email={pending.email}
      verify={verification.mutateAsync}
      busy={verification.isPending}
      back={{ label: 'Use another email', go: onBack }}
    />
  );
}
