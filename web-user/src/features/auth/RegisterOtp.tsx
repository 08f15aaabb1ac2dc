import { OtpStep } from './OtpStep.tsx';
import type { PendingEmail } from './pending-email.ts';
import { useTexts } from './texts/texts-context.ts';
import { useVerifyEmail } from './verify-email.ts';

interface RegisterOtpProps {
  pending: PendingEmail;
  /** The short code that the visitor wants to claim. */
  code: string | undefined;
  onBack: () => void;
}

export function RegisterOtp({ pending, code, onBack }: RegisterOtpProps) {
  const { otherEmail } = useTexts().words.otp;
  const verification = useVerifyEmail(pending, code);
  return (
    <OtpStep
      email={pending.email}
      verify={verification.mutateAsync}
      busy={verification.isPending}
      back={{ label: otherEmail, go: onBack }}
    />
  );
}
