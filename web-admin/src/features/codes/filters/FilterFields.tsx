import { InfoType } from '@qlaim/backend/contract';
import { contentTypeLabel, Select } from '@qlaim/web-kit';
import { BatchField } from './BatchField.tsx';
import { DatesField } from './DatesField.tsx';
import { OwnerField } from './OwnerField.tsx';
import { SWITCH_NAMES, SWITCHES } from './switch-texts.ts';
import { TagFilter } from './TagFilter.tsx';
import { TriStateCheckbox } from './TriStateCheckbox.tsx';
import { nextTriState } from './tri-state.ts';
import type { CodeFilterControl } from './use-code-filter.ts';

const TYPES = [
  { value: '', label: 'Any' },
  ...InfoType.options.map((value) => ({ value, label: contentTypeLabel(value) })),
];

/** The filters that collapse on a narrow screen. */
export default function FilterFields(control: CodeFilterControl) {
  const { filter, change } = control;
  return (
    <>
      <Select
        label="Type"
        options={TYPES}
        value={filter.infoType ?? ''}
        onChange={({ target }) => change(() => ({ infoType: InfoType.safeParse(target.value).data }))}
      />
      <OwnerField {...control} />
      <BatchField {...control} />
      <TagFilter {...control} />
      <DatesField {...control} />
      {SWITCH_NAMES.map((name) => {
        const { label, off, on } = SWITCHES[name];
        return (
          <TriStateCheckbox
            key={name}
            label={label}
            words={{ unset: 'Any', off, on }}
            value={filter[name]}
            onCycle={() => change((now) => ({ [name]: nextTriState(now[name]) }))}
          />
        );
      })}
    </>
  );
}
