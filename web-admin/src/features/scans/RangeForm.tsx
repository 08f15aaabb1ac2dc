import './scans.css';
import { ALL_SCANS } from '@qlaim/backend/texts/console/scans';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { DateField, withDay } from '../codes/index.ts';
import { type ShownRange, withinLimit } from './day-range.ts';
import { presetsOf } from './presets.ts';
import type { ChangeRange } from './use-day-range.ts';

interface RangeFormProps {
  range: ShownRange;
  onChange: ChangeRange;
}

/** Chooses the days: with one click, or from one date to another. */
export function RangeForm({ range, onChange }: RangeFormProps) {
  const words = useTexts(ALL_SCANS).range;

  function choose(end: 'from' | 'to', day: string | undefined) {
    if (day === undefined) return;
    const name = end === 'from' ? 'startDate' : 'endDate';
    onChange((now) => {
      const { startDate, endDate } = withDay({ startDate: now.from, endDate: now.to }, name, day);
      return startDate && endDate ? withinLimit({ from: startDate, to: endDate }, end) : now;
    });
  }

  return (
    <div className="qa-scan-range">
      <fieldset className="qa-scan-presets">
        <legend className="qk-hidden">{words.label}</legend>
        {presetsOf(Date.now(), words).map(([label, { from, to }]) => {
          const chosen = from === range.from && to === range.to;
          return (
            <Button
              key={label}
              variant="quiet"
              aria-pressed={chosen}
              icon={chosen ? <Icon name="check" size={16} /> : undefined}
              onClick={() => onChange(() => ({ from, to, cut: null }))}
            >
              {label}
            </Button>
          );
        })}
      </fieldset>
      <div className="qa-scan-days">
        <DateField label={words.from} day={range.from} onChange={(day) => choose('from', day)} />
        <DateField label={words.to} day={range.to} onChange={(day) => choose('to', day)} />
      </div>
    </div>
  );
}
