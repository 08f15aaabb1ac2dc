import './scans.css';
import { Button, Icon } from '@qlaim/web-kit';
import { DateField, withDay } from '../codes/index.ts';
import { type ShownRange, withinLimit } from './day-range.ts';
import { presetsOf } from './presets.ts';

interface RangeFormProps {
  range: ShownRange;
  onChange: (range: ShownRange) => void;
}

/** Chooses the days: with one click, or from one date to another. */
export function RangeForm({ range, onChange }: RangeFormProps) {
  function choose(end: 'from' | 'to', day: string | undefined) {
    if (day === undefined) return;
    const name = end === 'from' ? 'startDate' : 'endDate';
    const { startDate, endDate } = withDay({ startDate: range.from, endDate: range.to }, name, day);
    if (startDate && endDate) onChange(withinLimit({ from: startDate, to: endDate }, end));
  }

  return (
    <div className="qa-scan-range">
      <fieldset className="qa-scan-presets">
        <legend className="qk-hidden">Days to show</legend>
        {presetsOf(Date.now()).map(([words, { from, to }]) => {
          const chosen = from === range.from && to === range.to;
          return (
            <Button
              key={words}
              variant="quiet"
              aria-pressed={chosen}
              icon={chosen ? <Icon name="check" size={16} /> : undefined}
              onClick={() => onChange({ from, to, cut: null })}
            >
              {words}
            </Button>
          );
        })}
      </fieldset>
      <div className="qa-scan-days">
        <DateField label="From" day={range.from} onChange={(day) => choose('from', day)} />
        <DateField label="To" day={range.to} onChange={(day) => choose('to', day)} />
      </div>
    </div>
  );
}
