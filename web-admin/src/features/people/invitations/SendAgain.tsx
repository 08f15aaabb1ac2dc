import type { InvitationView } from '@qlaim/backend/contract/console';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { useInvitationCommands } from './use-invitations.ts';

/** Mails a new link. For another admin it asks again, as the invitation did. */
export function SendAgain({ email, role }: Pick<InvitationView, 'email' | 'role'>) {
  const words = useTexts(PEOPLE).list.invitations;
  const { invite } = useInvitationCommands();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.againTo(email)}
        busy={!asked && invite.isPending}
        onClick={() => (role === 'admin' ? setAsked(true) : invite.mutate({ email, role }))}
      >
        {words.again}
      </Button>
      {asked ? (
        <ProofDialog
          title={words.againQuestion}
          action={words.again}
          danger={false}
          busy={invite.isPending}
          onProve={(proof) => invite.mutate({ email, role, ...proof }, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        >
          {words.againAdvice(email)}
        </ProofDialog>
      ) : null}
    </>
  );
}
