import type { SmartLinks, Trial } from '@qlaim/backend/contract/smart';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useDeferredValue, useState } from 'react';
import { YearPlan } from './YearPlan.tsx';

interface YearListProps {
  smart: SmartLinks;
  trial: Trial;
}

/** What opens when in the next year, folded. It is computed while it is open, after what is typed is shown. */
export function YearList({ smart, trial }: YearListProps) {
  const { smart: words } = useTexts(EDIT);
  const [open, setOpen] = useState(false);
  const later = useDeferredValue(smart);
  return (
    <details className="qu-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.year.open}</summary>
      {open ? <YearPlan smart={later} trial={trial} /> : null}
    </details>
  );
}
