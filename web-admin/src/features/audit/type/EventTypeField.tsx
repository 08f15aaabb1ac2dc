import './type.css';
import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import { FALLBACKS } from '@qlaim/backend/contract';
import type { EventGroup } from '@qlaim/backend/contract/console';
import { AUDIT, type AuditTexts } from '@qlaim/backend/texts/console/audit';
import { Icon, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMemo } from 'react';
import { useFailure } from '../../../texts/use-say.ts';
import { useEventGroups } from '../use-events.ts';
import { type EventType, groupTitle, titleOf } from './event-title.ts';
import { TypeOptions } from './TypeOptions.tsx';

interface EventTypeFieldProps {
  /** Empty for every type. */
  type: string;
  onChange: (type: string) => void;
}

/** What is typed may be a word of the type, or of its group. */
const filterOptions = createFilterOptions<EventType>({
  stringify: ({ title, group }) => `${title} ${group}`,
});

const optionsOf = (groups: readonly EventGroup[], words: AuditTexts): readonly EventType[] =>
  groups.flatMap((group) =>
    group.types.map((type) => ({
      type,
      title: titleOf(type, words),
      group: groupTitle(group.title, words),
    })),
  );

/** A combobox (WAI-ARIA) that searches the types of events, in groups. An empty field means every type. */
export function EventTypeField({ type, onChange }: EventTypeFieldProps) {
  const words = useTexts(AUDIT);
  const failure = useFailure();
  const { groups, error, isPending } = useEventGroups();
  // The field takes an option that is another object for another choice, and drops what is typed.
  const known = useMemo(() => optionsOf(groups, words), [groups, words]);
  const other = useMemo(
    () => ({ type, title: titleOf(type, words), group: words.types.other }),
    [type, words],
  );
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
    getOptionLabel: (option) => option.title,
    getOptionKey: (option) => option.type,
    isOptionEqualToValue: (one, another) => one.type === another.type,
    onChange: (_event, chosen) => onChange(chosen?.type ?? ''),
  });
  return (
    <div {...list.getRootProps()} className="qa-event-type">
      <TextField
        {...list.getInputProps()}
        id={list.id}
        label={words.types.label}
        placeholder={words.types.every}
        autoComplete="off"
        spellCheck={false}
        suffix={<Icon name="chevronDown" />}
      />
      {list.popupOpen ? (
        <TypeOptions
          groups={list.groupedOptions}
          words={said()}
          listProps={list.getListboxProps()}
          optionProps={(option, index) => list.getOptionProps({ option, index })}
        />
      ) : null}
    </div>
  );

  function said(): string | undefined {
    if (error) return failure(error, FALLBACKS.getEvents);
    if (isPending) return words.types.reading;
    return list.groupedOptions.length === 0 ? words.types.none : undefined;
  }
}
