import Box from '@mui/material/Box';
import type { AdminPerson } from '@qlaim/backend/contract';
import { Button, Icon, Select, TextField } from '@qlaim/web-kit';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { filterFor, readPersonFilter, SHOWN, shownBy } from './people-filter.ts';

export function PeopleFilters() {
  const { filterValues, setFilters } = useListContext<AdminPerson>();
  const filter = readPersonFilter(filterValues);
  const { email = '' } = filter;
  const [draft, setDraft] = useState(email);
  useEffect(() => setDraft(email), [email]);

  function search(event: SyntheticEvent) {
    event.preventDefault();
    const { email: _before, ...others } = filter;
    const text = draft.trim();
    setFilters(text === '' ? others : { ...others, email: text }, []);
  }

  return (
    <Box
      component="form"
      role="search"
      onSubmit={search}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'end',
        mb: 4,
        // The filters show no messages, so their fields reserve no space for them.
        '& .qk-field-foot': { display: 'none' },
        '& .qk-button': { minHeight: 48 },
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 24rem) minmax(0, 14rem) auto' },
        justifyContent: 'start',
      }}
    >
      <TextField
        label="Beginning of the email"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        prefix={<Icon name="search" />}
      />
      <Select
        label="Show"
        options={SHOWN}
        value={shownBy(filter)}
        onChange={(event) => setFilters(filterFor(event.target.value, filter), [])}
      />
      <Button type="submit" variant="quiet">
        Search
      </Button>
    </Box>
  );
}
