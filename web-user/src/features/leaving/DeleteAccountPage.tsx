import { Card, Skeleton } from '@qlaim/web-kit';
import { AppPage } from '../../shell/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { LeavingUnavailable } from './LeavingUnavailable.tsx';
import { useLeaving } from './leaving.ts';
import './leaving.css';

/** Says what a deletion does, and does it. */
export default function DeleteAccountPage() {
  const leaving = useLeaving();
  return (
    <AppPage title="Delete my account" width="form" back={<BackLink href="/profile">Back</BackLink>}>
      {leaving.isError ? (
        <LeavingUnavailable query={leaving} />
      ) : (
        <Card>{leaving.data ? <DeleteForm leaving={leaving.data} /> : <Skeleton height="24rem" />}</Card>
      )}
    </AppPage>
  );
}
