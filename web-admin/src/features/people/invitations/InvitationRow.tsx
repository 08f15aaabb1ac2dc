import '../people.css';
import type { InvitationView } from '@qlaim/backend/contract/console';
import { Badge, Button } from '@qlaim/web-kit';
import { Day } from '../../../widgets/Day.tsx';
import { RowGrid } from '../../../widgets/Rows.tsx';
import { ROLE_NAMES } from '../role-names.ts';
import { SendAgain } from './SendAgain.tsx';
import { useInvitationCommands } from './use-invitations.ts';

interface InvitationRowProps {
  invitation: InvitationView;
  readOnly: boolean;
  onWithdrawn: () => void;
}

export function InvitationRow({ invitation, readOnly, onWithdrawn }: InvitationRowProps) {
  const { id, email, role, inviter, expiresAt } = invitation;
  const { withdraw } = useInvitationCommands(onWithdrawn);
  return (
    <RowGrid className="qa-invitation">
      <div>
        <div className="qk-toolbar">
          <strong>{email}</strong>
          <Badge icon="person">{ROLE_NAMES[role]}</Badge>
        </div>
        <span className="qk-soft qk-small">
          Invited by {inviter}, until <Day at={expiresAt} />
        </span>
      </div>
      {readOnly ? null : (
        <div className="qk-toolbar">
          <SendAgain email={email} role={role} />
          <Button
            variant="quiet"
            aria-label={`Withdraw the invitation of ${email}`}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(id)}
          >
            Withdraw
          </Button>
        </div>
      )}
    </RowGrid>
  );
}
