import type { User } from '@qlaim/backend/contract';
import { Button, Card } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import { useGoogle } from '../../session/useGoogle.ts';
import { GoogleMark } from '../../shell/GoogleMark.tsx';
import { useMailPasswordLink } from './mail-password-link.ts';
import { type Methods, useUnlinkGoogle } from './sign-in-methods.ts';

const LinkGoogleDialog = lazy(async () => {
  const security = await import('../security/index.ts');
  return { default: security.LinkGoogleDialog };
});

interface SignInMethodsProps {
  user: User;
  methods: Methods;
}

/** How the user signs in: links and unlinks Google, and adds a password. */
export function SignInMethods({ user, methods: { password, google, googleOffered } }: SignInMethodsProps) {
  if (password && !google && !googleOffered) return null;
  return (
    <Card>
      <section className="qk-stack" aria-labelledby="sign-in-methods">
        <h2 id="sign-in-methods" className="qu-section-title">
          How you sign in
        </h2>
        {password ? null : <AddPassword email={user.email} />}
        {google ? <Linked only={!password} /> : null}
        {googleOffered && !google ? <LinkGoogle /> : null}
      </section>
    </Card>
  );
}

function AddPassword({ email }: { email: string }) {
  const mail = useMailPasswordLink(email);
  return (
    <div className="qu-method">
      <p>You have no password yet. We mail you a link with which you can set one.</p>
      <Button variant="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>
        Add a password
      </Button>
    </div>
  );
}

function Linked({ only }: { only: boolean }) {
  const unlink = useUnlinkGoogle();
  return (
    <div className="qu-method">
      <p>
        You sign in with Google.
        {only ? <span className="qk-soft"> Add a password before you unlink it.</span> : null}
      </p>
      {only ? null : (
        <Button variant="quiet" busy={unlink.isPending} onClick={() => unlink.mutate()}>
          Unlink Google
        </Button>
      )}
    </div>
  );
}

function LinkGoogle() {
  const start = useGoogle(true);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="qu-method">
      <p>Link Google, and sign in without your password.</p>
      <Button variant="quiet" icon={<GoogleMark />} onClick={() => setAsking(true)}>
        Link Google
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <LinkGoogleDialog
            onClose={close}
            onProven={() => {
              close();
              start({ link: true });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
