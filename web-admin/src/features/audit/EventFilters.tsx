import './audit.css';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { Button, Checkbox, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useRef, useState } from 'react';
import { useLatestChange } from '../../api/use-latest-change.ts';
import { SearchForm } from '../../widgets/SearchForm.tsx';
import { BY_PEOPLE, type EventFilter, queryOf } from './event-filter.ts';
import { EventTypeField } from './type/EventTypeField.tsx';

interface EventFiltersProps {
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
}

/** Filters by what was typed once the form is sent, and by a choice at once. */
export function EventFilters({ filter, onChange }: EventFiltersProps) {
  const { filters: words } = useTexts(AUDIT);
  const [draft, setDraft] = useState(filter);
  const told = useRef(queryOf(filter).toString());
  useEffect(() => {
    const address = queryOf(filter).toString();
    // What a change of this form brings back is older than what was typed since.
    if (address === told.current) return;
    told.current = address;
    setDraft(filter);
  }, [filter]);
  const edit = useLatestChange(draft, setDraft);
  const choose = (from: (now: EventFilter) => EventFilter) =>
    edit((now) => {
      const chosen = from(now);
      told.current = queryOf(chosen).toString();
      onChange(chosen);
      return chosen;
    });
  const typed = (field: Exclude<keyof EventFilter, 'by'>) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) =>
      edit((now) => ({ ...now, [field]: target.value })),
  });

  const search = () => choose((now) => ({ ...now, code: now.code.trim(), person: now.person.trim() }));

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
        onChange={(type) => choose((now) => ({ ...now, type, by: type === '' ? now.by : 'all' }))}
      />
      <TextField label={words.from} type="date" {...typed('from')} />
      <TextField label={words.to} type="date" {...typed('to')} />
      <div className="qa-event-filters-buttons">
        <Button type="submit">{words.show}</Button>
        <Button variant="quiet" onClick={() => choose(() => BY_PEOPLE)}>
          {words.clear}
        </Button>
      </div>
      <div className="qa-event-filters-people">
        <Checkbox
          label={words.people}
          help={words.peopleHelp}
          checked={draft.by === 'people'}
          onChange={({ target }) => choose((now) => ({ ...now, by: target.checked ? 'people' : 'all' }))}
        />
      </div>
    </SearchForm>
  );
}
