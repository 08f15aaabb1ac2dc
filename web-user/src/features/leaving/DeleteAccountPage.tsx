import { PERSON } from '@qlaim/backend/texts/owner/person';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Card, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { AppPage } from '../../layout/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { LeavingUnavailable } from './LeavingUnavailable.tsx';
import { useLeaving } from './leaving.ts';
import './leaving.css';

/** Says what a deletion does, and does it. */
export default function DeleteAccountPage() {
  const { data } = useTexts(PERSON);
  const { back } = useTexts(SHELL).words;
  const leaving = useLeaving();
  return (
    <AppPage title={data.delete} width="form" back={<BackLink href="/profile">{back}</BackLink>}>
      {leaving.isError ? (
        <LeavingUnavailable query={leaving} />
      ) : (
        <Card>{leaving.data ? <DeleteForm leaving={leaving.data} /> : <Skeleton height="24rem" />}</Card>
      )}
    </AppPage>
  );
}
