import type { InvitationView } from '@qlaim/backend/contract/console';
import { Button } from '@qlaim/web-kit';
import { useState } from 'react';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { useInvitationCommands } from './use-invitations.ts';

/** Mails a new link. For another admin it asks again, as the invitation did. */
export function SendAgain({ email, role }: Pick<InvitationView, 'email' | 'role'>) {
  const { invite } = useInvitationCommands();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Send again to ${email}`}
        busy={!asked && invite.isPending}
        onClick={() => (role === 'admin' ? setAsked(true) : invite.mutate({ email, role }))}
      >
        Send again
      </Button>
      {asked ? (
        <ProofDialog
          title="Send the invitation again?"
          action="Send again"
          danger={false}
          busy={invite.isPending}
          onProve={(proof) => invite.mutate({ email, role, ...proof }, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        >
          {email} gets a new link to become an admin. The link before no longer works.
        </ProofDialog>
      ) : null}
    </>
  );
}
