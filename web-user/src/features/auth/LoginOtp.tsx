import { useLogout } from '../../session/logout.ts';
import { OtpStep } from './OtpStep.tsx';
import { useVerifyOtp } from './otp-verify.ts';

interface LoginOtpProps {
  email: string;
  /** The short code that the visitor wants to claim. */
  code: string | undefined;
  /** True when the login happened on this page. */
  justSignedIn: boolean;
}

/** The step that verifies the email of a signed-in user with a one-time code. */
export function LoginOtp({ email, code, justSignedIn }: LoginOtpProps) {
  // A login on this page already sent the short code. An earlier session did not.
  const verification = useVerifyOtp(justSignedIn ? undefined : code);
  const logout = useLogout();
  return (
    <OtpStep
      email={email}
      verify={verification.mutateAsync}
      busy={verification.isPending}
      changeEmailAt="/profile"
      back={{ label: 'Use another account', go: () => logout.mutate() }}
    />
  );
}
