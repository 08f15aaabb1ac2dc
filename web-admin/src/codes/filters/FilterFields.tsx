import { DateField } from './DateField.tsx';
import { withDay } from './date-range.ts';
import { TriStateCheckbox } from './TriStateCheckbox.tsx';
import { nextTriState } from './tri-state.ts';
import type { CodeFilterControl } from './use-code-filter.ts';

const ENABLED = { unset: 'Any', off: 'Disabled only', on: 'Enabled only' };
const APPROVED = { unset: 'Any', off: 'Disapproved only', on: 'Approved only' };

/** The filters that collapse on a narrow screen. */
export function FilterFields({ filter, change }: CodeFilterControl) {
  return (
    <>
      <DateField
        label="From"
        day={filter.startDate}
        onChange={(day) => change((now) => withDay(now, 'startDate', day))}
      />
      <DateField
        label="To"
        day={filter.endDate}
        onChange={(day) => change((now) => withDay(now, 'endDate', day))}
      />
      <TriStateCheckbox
        label="Enabled"
        words={ENABLED}
        value={filter.isActive}
        onCycle={() => change(({ isActive }) => ({ isActive: nextTriState(isActive) }))}
      />
      <TriStateCheckbox
        label="Approved"
        words={APPROVED}
        value={filter.approved}
        onCycle={() => change(({ approved }) => ({ approved: nextTriState(approved) }))}
      />
    </>
  );
}
