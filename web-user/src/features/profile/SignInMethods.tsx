import type { User } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
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
  const words = useTexts(PERSON).methods;
  if (password && !google && !googleOffered) return null;
  return (
    <Card>
      <section className="qk-stack" aria-labelledby="sign-in-methods">
        <h2 id="sign-in-methods" className="qu-section-title">
          {words.title}
        </h2>
        {password ? null : <AddPassword email={user.email} />}
        {google ? <Linked only={!password} /> : null}
        {googleOffered && !google ? <LinkGoogle /> : null}
      </section>
    </Card>
  );
}

function AddPassword({ email }: { email: string }) {
  const words = useTexts(PERSON).methods;
  const mail = useMailPasswordLink(email);
  return (
    <div className="qu-method">
      <p>{words.noPassword}</p>
      <Button variant="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>
        {words.addPassword}
      </Button>
    </div>
  );
}

function Linked({ only }: { only: boolean }) {
  const words = useTexts(PERSON).methods;
  const unlink = useUnlinkGoogle();
  return (
    <div className="qu-method">
      <p>
        {words.google}
        {only ? <span className="qk-soft"> {words.passwordFirst}</span> : null}
      </p>
      {only ? null : (
        <Button variant="quiet" busy={unlink.isPending} onClick={() => unlink.mutate()}>
          {words.unlink}
        </Button>
      )}
    </div>
  );
}

function LinkGoogle() {
  const words = useTexts(PERSON).methods;
  const start = useGoogle(true);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="qu-method">
      <p>{words.linkLead}</p>
      <Button variant="quiet" icon={<GoogleMark />} onClick={() => setAsking(true)}>
        {words.link}
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
