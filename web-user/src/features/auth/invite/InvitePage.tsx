import { Button, Notice, Spinner, useTitle } from '@qlaim/web-kit';
import { useParams } from 'react-router-dom';
import { AuthLayout } from '../AuthLayout.tsx';
// The sign-in pages as a whole: their code would else be cut into smaller files, and the sign-in load more.
import '../pages.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { useInvitation, whyClosed } from './use-invitation.ts';
import { useInviteTexts } from './use-invite-texts.ts';

/** The page behind the mailed link /invite/<token>. */
export default function InvitePage() {
  const { token = '' } = useParams();
  const { words, roles } = useInviteTexts();
  const { data, error, refetch } = useInvitation(token);
  const why = whyClosed(error);
  useTitle(words.title);
  const beside = (
    <div className="qu-invitation">
      <p className="qu-auth-headline">{data ? words.lead(data.inviter, location.host) : words.title}</p>
      {data ? <p className="qk-soft">{words.role(roles[data.role])}</p> : null}
    </div>
  );
  return (
    <AuthLayout title={words.title} code={undefined} stepsDone={0} beside={beside}>
      {data ? <AcceptForm token={token} email={data.email} /> : null}
      {why ? <ClosedInvitation why={why} /> : null}
      {error && !why ? (
        <Notice
          tone="danger"
          title={words.failed}
          action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}
        />
      ) : null}
      {data || error ? null : <Spinner />}
    </AuthLayout>
  );
}
