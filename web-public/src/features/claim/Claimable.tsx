import type { User } from '@qlaim/backend/contract';
import { Button, ClaimSteps, Notice, useArrival } from '@qlaim/web-kit';
import { AdminNote } from './AdminNote.tsx';
import { CodeTag } from './CodeTag.tsx';
import { Refused } from './Refused.tsx';
import { useClaim } from './useClaim.ts';

interface ClaimableProps {
  code: string;
  user: User | null;
  recheck: () => Promise<void>;
}

export function Claimable({ code, user, recheck }: ClaimableProps) {
  const { busy, outcome, press } = useClaim(code, recheck);
  // Both outcomes remove the pressed button, so the page has to take the focus.
  useArrival(outcome?.kind === 'taken' || outcome?.kind === 'admin' ? outcome.kind : 'claimable');
  if (outcome?.kind === 'taken') return <Refused code={code} reason="claimed" />;
  const admin = user?.role === 'admin' || outcome?.kind === 'admin';
  return (
    <div className="qp-claim">
      <CodeTag code={code} />
      <h1 className="qk-page-title">This code is waiting for its owner</h1>
      <p className="qk-soft">You have the item? Claim its code, and choose where a scan of it leads.</p>
      <ClaimSteps done={stepsDone(user, outcome?.kind === 'claimed')} />
      {admin ? (
        <AdminNote />
      ) : (
        <div className="qp-claim-action">
          {outcome?.kind === 'failed' ? (
            <Notice tone="danger" title={outcome.message}>
              {outcome.advice}
            </Notice>
          ) : null}
          <Button wide busy={busy} onClick={() => void press()}>
            Claim this code
          </Button>
        </div>
      )}
      {user === null ? <SignInInstead code={code} /> : null}
    </div>
  );
}

function SignInInstead({ code }: { code: string }) {
  return (
    <p className="qk-other-way">
      Already have an account? <a href={`/login?code=${code}`}>Sign in here</a>
    </p>
  );
}

/** Returns the number of completed steps, from 0 to 3. */
function stepsDone(user: Pick<User, 'emailVerified'> | null, claimed: boolean): number {
  if (claimed) return 3;
  if (user === null) return 0;
  return user.emailVerified ? 2 : 1;
}
