import { InfoType } from '@qlaim/backend/contract';
import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { contentTypeLabel, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { BatchField } from './BatchField.tsx';
import { DatesField } from './DatesField.tsx';
import { OwnerField } from './OwnerField.tsx';
import { SWITCH_NAMES } from './switch-names.ts';
import { TagFilter } from './TagFilter.tsx';
import { TriStateCheckbox } from './TriStateCheckbox.tsx';
import { nextTriState } from './tri-state.ts';
import type { CodeFilterControl } from './use-code-filter.ts';

/** The filters that collapse on a narrow screen. */
export default function FilterFields(control: CodeFilterControl) {
  const { filter, change } = control;
  const { any, type, switches, content } = useTexts(CODE_FILTERS);
  const types = InfoType.options.map((value) => ({ value, label: contentTypeLabel(value, content) }));
  return (
    <>
      <Select
        label={type}
        options={[{ value: '', label: any }, ...types]}
        value={filter.infoType ?? ''}
        onChange={({ target }) => change(() => ({ infoType: InfoType.safeParse(target.value).data }))}
      />
      <OwnerField {...control} />
      <BatchField {...control} />
      <TagFilter {...control} />
      <DatesField {...control} />
      {SWITCH_NAMES.map((name) => {
        const { label, off, on } = switches[name];
        return (
          <TriStateCheckbox
            key={name}
            label={label}
            words={{ unset: any, off, on }}
            value={filter[name]}
            onCycle={() => change((now) => ({ [name]: nextTriState(now[name]) }))}
          />
        );
      })}
    </>
  );
}
