import { notifyLater } from '@qlaim/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveTo } from '../../shell/leave.ts';
import { claim, type Outcome } from './claim.ts';

/** Runs the claim and follows its outcome. `recheck` looks up a code again that proves not claimable. */
export function useClaim(code: string, recheck: () => Promise<void>) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function press() {
    setBusy(true);
    setOutcome(undefined);
    const result = await claim(code);
    setOutcome(result);
    await follow(result);
    // The button stays busy while the browser leaves for another app.
    if (result.kind !== 'claimed' && result.kind !== 'register') setBusy(false);
  }

  async function follow(result: Outcome): Promise<void> {
    switch (result.kind) {
      case 'claimed':
        notifyLater({ tone: 'ok', message: result.message });
        return leaveTo('/');
      case 'register':
        return leaveTo(`/register?code=${code}`);
      case 'verify':
        return void navigate(`/welcome?code=${code}&why=verify`);
      case 'not-claimable':
        return recheck();
      // A recheck could still show a free code right after another user's claim.
      case 'taken':
      case 'admin':
      case 'failed':
        return;
    }
  }

  return { busy, outcome, press };
}
