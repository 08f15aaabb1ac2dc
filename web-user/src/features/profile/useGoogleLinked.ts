import { type GoogleOutcome, googleOutcomeIn, MESSAGES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const REASONS: Readonly<Record<Exclude<GoogleOutcome, 'done'>, string>> = {
  refused: 'Google was not allowed to be linked.',
  expired: 'This try is too old or already used. Please start again.',
  away: 'Google does not answer right now. Please try again.',
  unverified: 'Google has not verified this email.',
  first: 'Please sign in first, and link Google in your profile.',
  taken: 'This Google account belongs to another account here.',
  other: 'Another Google account is linked. Unlink it first.',
  busy: 'This was changed meanwhile. Please try again.',
  disabled: 'This account is disabled. Please ask the seller.',
};

/** Says how linking Google ended, and removes it from the address. */
export function useGoogleLinked(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const outcome = googleOutcomeIn(search);
    if (outcome === undefined) return;
    if (outcome === 'done') notify.ok(MESSAGES.googleLinked);
    else notify.fail(REASONS[outcome]);
    navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
}
