import {
  dayPlan,
  type SmartLinks,
  type Stretch,
  shareOfDay,
  type Trial,
} from '@qlaim/backend/contract/smart';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { dateInWords } from '@qlaim/backend/texts/when';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMemo } from 'react';
import { shownZone } from '../zone-names.ts';

interface DayBarProps {
  smart: SmartLinks;
  trial: Trial;
}

/** The 24 hours of a trial's day: which stretches open a link, where times overlap, and where none applies. */
export function DayBar({ smart: { conditions }, trial }: DayBarProps) {
  const { smart, versions } = useTexts(EDIT);
  const { zone, date, language, device } = trial;
  const plan = useMemo(
    () => (Number.isNaN(Date.parse(date)) ? [] : dayPlan(conditions, { date, language, device }, zone)),
    [conditions, zone, date, language, device],
  );
  const notes = plan.filter(({ condition, overlaps }) => overlaps || condition === undefined);
  return (
    <figure className="qu-day">
      <figcaption className="qk-small">
        {smart.day(shownZone(zone))}
        <span className="qu-day-date qk-soft">{dateInWords(date, versions.when.locale)}</span>
      </figcaption>
      <div className="qu-day-bar" aria-hidden="true">
        {plan.map((stretch) => (
          <span
            key={stretch.from}
            className={`qu-day-${kindOf(stretch)}`}
            style={{ flexGrow: shareOfDay(stretch.to, true) - shareOfDay(stretch.from) }}
          />
        ))}
      </div>
      <p className="qu-day-hours qk-small qk-soft" aria-hidden="true">
        {['00', '06', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <ul className="qu-day-notes qk-small">
        {notes.map(({ from, to, overlaps }) => (
          <li key={from}>{overlaps ? smart.overlap(from, to) : smart.gap(from, to)}</li>
        ))}
      </ul>
    </figure>
  );
}

function kindOf({ condition, overlaps }: Stretch): 'overlap' | 'gap' | 'open' {
  if (overlaps) return 'overlap';
  return condition === undefined ? 'gap' : 'open';
}
