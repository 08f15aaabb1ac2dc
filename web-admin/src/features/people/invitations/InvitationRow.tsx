import '../people.css';
import type { InvitationView } from '@qlaim/backend/contract/console';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Badge, Button } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { Day } from '../../../widgets/Day.tsx';
import { RowGrid } from '../../../widgets/Rows.tsx';
import { SendAgain } from './SendAgain.tsx';
import { useInvitationCommands } from './use-invitations.ts';

interface InvitationRowProps {
  invitation: InvitationView;
  readOnly: boolean;
  onWithdrawn: () => void;
}

export function InvitationRow({ invitation, readOnly, onWithdrawn }: InvitationRowProps) {
  const { id, email, role, inviter, expiresAt } = invitation;
  const { list, roles } = useTexts(PEOPLE);
  const words = list.invitations;
  const { withdraw } = useInvitationCommands(onWithdrawn);
  return (
    <RowGrid className="qa-invitation">
      <div>
        <div className="qk-toolbar">
          <strong dir="auto">{email}</strong>
          <Badge icon="person">{roles.of[role].name}</Badge>
        </div>
        <span className="qk-soft qk-small">
          {fill((until) => words.by(inviter, until), <Day at={expiresAt} />)}
        </span>
      </div>
      {readOnly ? null : (
        <div className="qk-toolbar">
          <SendAgain email={email} role={role} />
          <Button
            variant="quiet"
            aria-label={words.withdrawOf(email)}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(id)}
          >
            {words.withdraw}
          </Button>
        </div>
      )}
    </RowGrid>
  );
}
