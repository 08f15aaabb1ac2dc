import { useLogout } from '../../session/logout.ts';
import { OtpStep } from './OtpStep.tsx';
import { useVerifyOtp } from './otp-verify.ts';

interface LoginOtpProps {
  email: string;
  /** The code this visit wants to claim. */
  code: string | undefined;
  /** Whether the login was just now. */
  justSignedIn: boolean;
}

/** The one-time code of a session whose email is not verified yet. */
export function LoginOtp({ email, code, justSignedIn }: LoginOtpProps) {
  // A login of just now carried the code along; a session from before could not.
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
