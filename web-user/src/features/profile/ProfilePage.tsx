import { Card, Skeleton } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../session/SignedIn.tsx';
import { AppPage } from '../../shell/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { UnverifiedNote } from './UnverifiedNote.tsx';

const Security = lazy(() => import('../security/index.ts'));

export default function ProfilePage() {
  const user = useUser();
  // The state keeps the first user: after a changed email the page closes soon and must not shift.
  const [{ email, emailVerified }] = useState(user);
  return (
    <AppPage
      title="Update Information"
      width="form"
      back={<BackLink href={user.emailVerified ? '/' : '/login'}>Back</BackLink>}
    >
      <div className="qk-stack">
        {emailVerified || user.emailVerified ? null : <UnverifiedNote email={email} />}
        <Card>
          <ProfileForm user={user} />
        </Card>
        {emailVerified && user.emailVerified ? (
          <Suspense fallback={<Skeleton height={200} />}>
            <Security />
          </Suspense>
        ) : null}
      </div>
    </AppPage>
  );
}
