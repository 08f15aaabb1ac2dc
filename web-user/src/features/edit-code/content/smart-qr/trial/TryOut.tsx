import { canonicalZone } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useId, useMemo, useState } from 'react';
import { asScanned, type SmartValues } from '../smart-values.ts';
import { YearList } from '../year/YearList.tsx';
import { shownZone } from '../zone-names.ts';
import { DayBar } from './DayBar.tsx';
import { Opens } from './Opens.tsx';
import { TrialFields } from './TrialFields.tsx';
import { trialZone } from './trial-zone.ts';
import { visitorNow } from './visitor-now.ts';

/** What a scan opens: at a time, over the 24 hours of its day, and over the next year. All are of the same phone. */
export function TryOut({ smart }: { smart: SmartValues }) {
  const { smart: words } = useTexts(EDIT);
  const [chosen, setChosen] = useState(() => visitorNow(trialZone(smart)));
  const heading = useId();
  const scanned = useMemo(() => asScanned(smart), [smart]);
  const trial = smart.atPlace ? { ...chosen, zone: smart.place } : chosen;
  const says = smart.atPlace ? words.trial.ofPlace : words.trial.ofPhone;
  return (
    <section className="qu-trial" aria-labelledby={heading}>
      <h3 id={heading} className="qu-trial-title">
        {words.trial.heading}
      </h3>
      <TrialFields smart={smart} trial={trial} onChange={(changes) => setChosen({ ...chosen, ...changes })} />
      {canonicalZone(trial.zone) === undefined ? null : (
        <>
          <p className="qk-small qk-soft">{says(shownZone(trial.zone))}</p>
          <Opens smart={scanned} trial={trial} />
          <DayBar smart={scanned} trial={trial} />
          <YearList smart={scanned} trial={trial} />
        </>
      )}
    </section>
  );
}
