import { Card } from '@qlaim/web-kit';
import { useUser } from '../../session/SignedIn.tsx';
import { AppPage } from '../../shell/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export default function ProfilePage() {
  const user = useUser();
  return (
    <AppPage title="Update Information" width="form" back={<BackLink href="/">Back</BackLink>}>
      <Card>
        <ProfileForm user={user} />
      </Card>
    </AppPage>
  );
}
