import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { dayPlan, type Stretch, shareOfDay } from './day-plan.ts';
import type { SmartValues } from './smart-values.ts';

/** The 24 hours of each time zone in use: which stretches open a link, where conditions overlap, and where none applies. */
export function DayBars({ smart }: { smart: SmartValues }) {
  const zones = [...new Set(smart.conditions.map(({ timeZone }) => timeZone).filter(Boolean))];
  return zones.map((zone) => <DayBar key={zone} zone={zone} plan={dayPlan(smart, zone)} />);
}

function DayBar({ zone, plan }: { zone: string; plan: readonly Stretch[] }) {
  const { smart } = useTexts(EDIT);
  const notes = plan.filter(({ url, overlaps }) => overlaps || url === undefined);
  return (
    <figure className="qu-day">
      <figcaption className="qk-small">{smart.day(zone.replaceAll('_', ' '))}</figcaption>
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

function kindOf({ url, overlaps }: Stretch): 'overlap' | 'gap' | 'open' {
  if (overlaps) return 'overlap';
  return url === undefined ? 'gap' : 'open';
}
