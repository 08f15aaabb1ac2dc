import { PERSON } from '@qlaim/backend/texts/owner/person';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Card, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense, useRef, useState } from 'react';
import { AppPage } from '../../layout/AppPage.tsx';
import { useUser } from '../../session/SignedIn.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { DecisionsLink } from '../decisions/index.ts';
import { YourData } from '../leaving/index.ts';
import { LanguageField } from './LanguageField.tsx';
import { PasswordFirst } from './PasswordFirst.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SignInMethods } from './SignInMethods.tsx';
import { useSignInMethods } from './sign-in-methods.ts';
import { UnverifiedNote } from './UnverifiedNote.tsx';
import { useGoogleLinked } from './useGoogleLinked.ts';

const Security = lazy(() => import('../security/index.ts'));

export default function ProfilePage() {
  return useUser().mustChangePassword ? <PasswordFirst /> : <Profile />;
}

function Profile() {
  const user = useUser();
  const methods = useSignInMethods(user.emailVerified).data;
  const { profile } = useTexts(PERSON);
  const { back } = useTexts(SHELL).words;
  useGoogleLinked();
  const { email, emailVerified, pendingEmail } = user;
  const [pendingAtFirst] = useState(pendingEmail);
  const stack = useRef<HTMLDivElement>(null);
  return (
    <AppPage
      title={profile.title}
      width="form"
      back={<BackLink href={emailVerified ? '/' : '/login'}>{back}</BackLink>}
    >
      <div className="qk-stack" ref={stack} tabIndex={-1}>
        {emailVerified || pendingEmail ? null : <UnverifiedNote email={email} />}
        {pendingEmail === undefined ? null : (
          <PendingEmail
            key={pendingEmail}
            email={email}
            pending={pendingEmail}
            fresh={pendingEmail !== pendingAtFirst}
            onGone={() => stack.current?.focus()}
          />
        )}
        <Card>
          <ProfileForm user={user} hasPassword={methods?.password ?? user.provider !== 'google'} />
        </Card>
        <LanguageField />
        {methods === undefined ? null : <SignInMethods user={user} methods={methods} />}
        {emailVerified && user.emailVerified ? (
          <Suspense fallback={<Skeleton height={200} />}>
            <Security />
          </Suspense>
        ) : null}
        {emailVerified && user.role === 'user' ? <DecisionsLink /> : null}
        <YourData />
      </div>
    </AppPage>
  );
}
