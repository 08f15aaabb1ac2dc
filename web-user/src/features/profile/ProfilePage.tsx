import { Card } from '@qlaim/web-kit';
import { useState } from 'react';
import { useUser } from '../../session/SignedIn.tsx';
import { AppPage } from '../../shell/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { YourData } from '../leaving/YourData.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { UnverifiedNote } from './UnverifiedNote.tsx';

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
        <YourData />
      </div>
    </AppPage>
  );
}
