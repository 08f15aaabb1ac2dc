import './type.css';
import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import { FALLBACKS } from '@qlaim/backend/contract';
import type { EventGroup } from '@qlaim/backend/contract/console';
import { Icon, TextField } from '@qlaim/web-kit';
import { useMemo } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { useEventGroups } from '../use-events.ts';
import { type EventType, titleOf } from './event-title.ts';
import { TypeOptions } from './TypeOptions.tsx';

interface EventTypeFieldProps {
  /** Empty for every type. */
  type: string;
  onChange: (type: string) => void;
}

/** What is typed may be a word of the type, or of its group. */
const filterOptions = createFilterOptions<EventType>({
  stringify: ({ type, group }) => `${titleOf(type)} ${group}`,
});

const optionsOf = (groups: readonly EventGroup[]): readonly EventType[] =>
  groups.flatMap(({ title, types }) => types.map((type) => ({ type, group: title })));

/** A combobox (WAI-ARIA) that searches the types of events, in groups. An empty field means every type. */
export function EventTypeField({ type, onChange }: EventTypeFieldProps) {
  const { groups, error, isPending } = useEventGroups();
  // The field takes an option that is another object for another choice, and drops what is typed.
  const known = useMemo(() => optionsOf(groups), [groups]);
  const other = useMemo(() => ({ type, group: 'Other' }), [type]);
  const value = type === '' ? null : (known.find((each) => each.type === type) ?? other);
  const options = value === other ? [other, ...known] : known;
  const list = useAutocomplete<EventType, false, false, false>({
    id: 'event-type',
    options,
    value,
    filterOptions,
    openOnFocus: true,
    handleHomeEndKeys: false,
    groupBy: ({ group }) => group,
    getOptionLabel: (option) => titleOf(option.type),
    getOptionKey: (option) => option.type,
    isOptionEqualToValue: (one, another) => one.type === another.type,
    onChange: (_event, chosen) => onChange(chosen?.type ?? ''),
  });
  return (
    <div {...list.getRootProps()} className="qa-event-type">
      <TextField
        {...list.getInputProps()}
        id={list.id}
        label="Event"
        placeholder="Every event"
        autoComplete="off"
        spellCheck={false}
        suffix={<Icon name="chevronDown" />}
      />
      {list.popupOpen ? (
        <TypeOptions
          groups={list.groupedOptions}
          words={words()}
          listProps={list.getListboxProps()}
          optionProps={(option, index) => list.getOptionProps({ option, index })}
        />
      ) : null}
    </div>
  );

  function words(): string | undefined {
    if (error) return messageOf(error, FALLBACKS.getEvents);
    if (isPending) return 'Reading …';
    return list.groupedOptions.length === 0 ? 'No such event' : undefined;
  }
}
