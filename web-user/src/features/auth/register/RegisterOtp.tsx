import { ACCOUNT } from '@qlaim/backend/texts/account';
import { useTexts } from '@qlaim/web-kit/texts';
import { OtpStep } from '../otp/OtpStep.tsx';
import { useVerifyEmail } from '../otp/verify-email.ts';
import type { PendingEmail } from '../pending-email.ts';

interface RegisterOtpProps {
  pending: PendingEmail;
  /** The short code that the visitor wants to claim. */
  code: string | undefined;
  onBack: () => void;
}

export function RegisterOtp({ pending, code, onBack }: RegisterOtpProps) {
  const { otherEmail } = useTexts(ACCOUNT).otp;
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
