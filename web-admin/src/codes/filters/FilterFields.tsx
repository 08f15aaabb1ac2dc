import { DateField } from './DateField.tsx';
import { withDay } from './date-range.ts';
import { TriStateCheckbox } from './TriStateCheckbox.tsx';
import { useCodeFilter } from './use-code-filter.ts';

const ENABLED = { unset: 'Any', off: 'Disabled only', on: 'Enabled only' };
const APPROVED = { unset: 'Any', off: 'Disapproved only', on: 'Approved only' };

/** What folds away on a narrow screen. */
export function FilterFields() {
  const { filter, change } = useCodeFilter();
  const { startDate, endDate, isActive, approved } = filter;
  return (
    <>
      <DateField
        label="From"
        day={startDate}
        onChange={(day) => change(withDay({ startDate, endDate }, 'startDate', day))}
      />
      <DateField
        label="To"
        day={endDate}
        onChange={(day) => change(withDay({ startDate, endDate }, 'endDate', day))}
      />
      <TriStateCheckbox
        label="Enabled"
        words={ENABLED}
        value={isActive}
        onChange={(value) => change({ isActive: value })}
      />
      <TriStateCheckbox
        label="Approved"
        words={APPROVED}
        value={approved}
        onChange={(value) => change({ approved: value })}
      />
    </>
  );
}
