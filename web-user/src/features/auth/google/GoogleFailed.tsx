import { googleOutcomeIn } from '@qlaim/backend/contract';
import { Notice } from '@qlaim/web-kit';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../texts/texts-context.ts';

/** Says why the sign-in with Google did not work. */
export default function GoogleFailed() {
  const { failed, reasons } = useTexts().words.google;
  const outcome = googleOutcomeIn(useLocation().search);
  if (outcome === undefined || outcome === 'done') return null;
  // Those of a link end on the profile.
  const reason = outcome === 'taken' || outcome === 'other' ? reasons.busy : reasons[outcome];
  return (
    <Notice tone={outcome === 'refused' ? 'note' : 'danger'} title={failed}>
      {reason}
    </Notice>
  );
}
