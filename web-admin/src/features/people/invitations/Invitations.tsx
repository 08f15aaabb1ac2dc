import '../people.css';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { ReadFailed } from '../../../widgets/ReadFailed.tsx';
import { Rows } from '../../../widgets/Rows.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { useInvitations } from './use-invitations.ts';

/** The open invitations to the staff. Nothing is shown where there are none, unless the last one was just withdrawn. */
export function Invitations() {
  const readOnly = !useMay()('people.roles');
  const words = useTexts(PEOPLE).list.invitations;
  const heading = useRef<HTMLHeadingElement>(null);
  const [withdrew, setWithdrew] = useState(false);
  const { data = [], error, refetch } = useInvitations();
  if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />;
  if (data.length === 0 && !withdrew) return null;

  /** The button that was pressed goes with its line. */
  function onWithdrawn() {
    setWithdrew(true);
    heading.current?.focus();
  }

  return (
    <section aria-label={words.title}>
      <h2 ref={heading} tabIndex={-1} className="qa-invitations-title">
        {words.title}
      </h2>
      {data.length === 0 ? (
        <p className="qk-soft">{words.none}</p>
      ) : (
        <Rows label={words.title}>
          {data.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              readOnly={readOnly}
              onWithdrawn={onWithdrawn}
            />
          ))}
        </Rows>
      )}
    </section>
  );
}
