import Box from '@mui/material/Box';
import { Button, Icon } from '@qlaim/web-kit';
import { DateField, withDay } from '../codes/index.ts';
import { type DayRange, latestDays, withinLimit } from './day-range.ts';

const SPANS = [7, 30, 90, 365] as const;

interface RangeFormProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** Chooses the days: some of the latest, or from one date to another. */
export function RangeForm({ range, onChange }: RangeFormProps) {
  function choose(end: 'from' | 'to', day: string | undefined) {
    if (day === undefined) return;
    const name = end === 'from' ? 'startDate' : 'endDate';
    const { startDate, endDate } = withDay({ startDate: range.from, endDate: range.to }, name, day);
    if (startDate && endDate) onChange(withinLimit({ from: startDate, to: endDate }, end));
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, my: 4 }}>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <legend className="qk-hidden">Latest days to show</legend>
        {SPANS.map((length) => {
          const latest = latestDays(length, Date.now());
          const chosen = latest.from === range.from && latest.to === range.to;
          return (
            <Button
              key={length}
              variant="quiet"
              aria-pressed={chosen}
              icon={chosen ? <Icon name="check" size={16} /> : undefined}
              onClick={() => onChange(latest)}
            >
              {length} days
            </Button>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <DateField label="From" day={range.from} onChange={(day) => choose('from', day)} />
        <DateField label="To" day={range.to} onChange={(day) => choose('to', day)} />
      </Box>
    </Box>
  );
}
