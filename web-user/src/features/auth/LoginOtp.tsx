import type { User } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { useTexts } from '@qlaim/web-kit/texts';
import { useLogout } from '../../session/logout.ts';
import { useTell } from '../../shell/texts/useTell.ts';
import { OtpStep } from './otp/OtpStep.tsx';
import { useVerifyOtp } from './otp/otp-verify.ts';

interface LoginOtpProps {
  user: User;
  /** The short code that the visitor wants to claim. */
  code: string | undefined;
}

/** The step that verifies the email of a signed-in user with a one-time code. */
export function LoginOtp({ user, code }: LoginOtpProps) {
  const verification = useVerifyOtp(code === user.awaitedCode ? undefined : code);
  const logout = useLogout(useTell().fail);
  return (
    <OtpStep
      email={user.pendingEmail ?? user.email}
      verify={verification.mutateAsync}
      busy={verification.isPending}
      changeEmailAt="/profile"
      back={{ label: useTexts(ACCOUNT).otp.otherAccount, go: () => logout.mutate() }}
    />
  );
}
