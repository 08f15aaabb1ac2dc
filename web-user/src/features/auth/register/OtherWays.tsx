import { ACCOUNT } from '@qlaim/backend/texts/account';
import { useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The links below a sign-up: to the other way to sign up, and to the sign-in, which carries the code over. */
export function OtherWays({ code, children }: { code: string | undefined; children?: ReactNode }) {
  const { signUp } = useTexts(ACCOUNT);
  return (
    <>
      {children ? <p className="qk-other-way">{children}</p> : null}
      <p className="qk-other-way">
        {signUp.haveAccount}{' '}
        <Link to="/login" state={code === undefined ? null : { code }}>
          {signUp.signIn}
        </Link>
      </p>
    </>
  );
}
