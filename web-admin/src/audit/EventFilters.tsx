import Box from '@mui/material/Box';
import { Button, Select, TextField } from '@qlaim/web-kit';
import { type SyntheticEvent, useState } from 'react';
import type { EventFilter } from './event-filter.ts';
import { useEventTypes } from './use-events.ts';

interface EventFiltersProps {
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
}

const NONE: EventFilter = { code: '', person: '', type: '', from: '', to: '' };

/** Returns 'Code approved' for `CodeApproved`. */
const titleOf = (type: string) => type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

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

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onChange({ ...draft, code: draft.code.trim(), person: draft.person.trim() });
  }

  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'end',
        mb: 4,
        // The filters show no messages, so their fields reserve no space for them.
        '& .qk-field-foot': { display: 'none' },
        '& .qk-button': { minHeight: 48 },
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(5, minmax(0, 1fr)) auto',
        },
      }}
    >
      <TextField
        label="Code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...typed('code')}
      />
      <TextField label="Id of a person" autoComplete="off" spellCheck={false} {...typed('person')} />
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
    </Box>
  );
}
