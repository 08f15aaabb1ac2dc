import './audit.css';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { Button, Checkbox, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useState } from 'react';
import { SearchForm } from '../../widgets/SearchForm.tsx';
import { BY_PEOPLE, type EventFilter } from './event-filter.ts';
import { EventTypeField } from './type/EventTypeField.tsx';

interface EventFiltersProps {
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
}

/** Filters by what was typed once the form is sent, and by a choice at once. */
export function EventFilters({ filter, onChange }: EventFiltersProps) {
  const { filters: words } = useTexts(AUDIT);
  const [draft, setDraft] = useState(filter);
  useEffect(() => setDraft(filter), [filter]);
  const typed = (field: Exclude<keyof EventFilter, 'by'>) => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  });

  const search = () => onChange({ ...draft, code: draft.code.trim(), person: draft.person.trim() });

  return (
    <SearchForm className="qa-event-filters" onSearch={search}>
      <TextField
        label={words.code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...typed('code')}
      />
      <TextField label={words.person} autoComplete="off" spellCheck={false} {...typed('person')} />
      <EventTypeField
        type={draft.type}
        // Many types of events are the system's alone.
        onChange={(type) => onChange({ ...draft, type, by: type === '' ? draft.by : 'all' })}
      />
      <TextField label={words.from} type="date" {...typed('from')} />
      <TextField label={words.to} type="date" {...typed('to')} />
      <div className="qa-event-filters-buttons">
        <Button type="submit">{words.show}</Button>
        <Button variant="quiet" onClick={() => onChange(BY_PEOPLE)}>
          {words.clear}
        </Button>
      </div>
      <div className="qa-event-filters-people">
        <Checkbox
          label={words.people}
          help={words.peopleHelp}
          checked={draft.by === 'people'}
          onChange={(event) => onChange({ ...draft, by: event.target.checked ? 'people' : 'all' })}
        />
      </div>
    </SearchForm>
  );
}
