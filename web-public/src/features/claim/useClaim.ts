import { notifyLater } from '@qlaim/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveTo } from '../../shell/leave.ts';
import { claim, type Outcome } from './claim.ts';

/** Runs the claim and goes where its outcome leads; `recheck` looks at the code again when it turned out not claimable. */
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
    // On the way to another app the button stays busy until the page is gone.
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
      // Whoever reads the code a moment after somebody else took it may still be shown a free one.
      case 'taken':
      case 'admin':
      case 'failed':
        return;
    }
  }

  return { busy, outcome, press };
}
