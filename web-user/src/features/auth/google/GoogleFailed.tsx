import { googleOutcomeIn } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { GOOGLE_TEXTS } from '@qlaim/backend/texts/google';
import { Notice } from '@qlaim/web-kit';
import { useLocation } from 'react-router-dom';

/** Says why the sign-in with Google did not work. Its code and texts arrive only where a try has failed. */
export default function GoogleFailed({ language }: { language: Language }) {
  const { failed, reasons } = GOOGLE_TEXTS[language];
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
