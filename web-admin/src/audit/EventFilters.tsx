import Box from '@mui/material/Box';
import { Button, Select, TextField } from '@qlaim/web-kit';
import { useState } from 'react';
import { SearchForm } from '../layout/SearchForm.tsx';
import type { EventFilter } from './event-filter.ts';
import { useEventTypes } from './use-events.ts';

interface EventFiltersProps {
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
}

const COLUMNS = {
  xs: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(5, minmax(0, 1fr)) auto',
};

const NONE: EventFilter = { code: '', person: '', type: '', from: '', to: '' };

/** Returns 'Code approved' for `CodeApproved`. */
const titleOf = (type: string) =>
  type.replace(
    /([a-z])([A-Z])/g,
    (_both, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );

/** Filters by what was typed once the form is sent, and by a choice at once. */
export function EventFilters({ filter, onChange }: EventFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const types = useEventTypes();
  const known = types.includes(draft.type) || draft.type === '' ? types : [draft.type, ...types];
  const options = [
    { value: '', label: 'Every event' },
    ...known.map((value) => ({ value, label: titleOf(value) })),
  ];
  const typed = (field: keyof EventFilter) => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  });

  const search = () => onChange({ ...draft, code: draft.code.trim(), person: draft.person.trim() });

  return (
    <SearchForm columns={COLUMNS} onSearch={search}>
      <TextField
        label="Code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...typed('code')}
      />
      <TextField
        label="Person: email, name or id"
        autoComplete="off"
        spellCheck={false}
        {...typed('person')}
      />
      <Select
        label="Event"
        options={options}
        value={draft.type}
        onChange={(event) => onChange({ ...draft, type: event.target.value })}
      />
      <TextField label="From" type="date" {...typed('from')} />
      <TextField label="To" type="date" {...typed('to')} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit">Show</Button>
        <Button variant="quiet" onClick={() => onChange(NONE)}>
          Clear
        </Button>
      </Box>
    </SearchForm>
  );
}
