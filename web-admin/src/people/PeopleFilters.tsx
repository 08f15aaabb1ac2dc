import type { AdminPerson } from '@qlaim/backend/contract';
import { Button, Icon, Select, TextField } from '@qlaim/web-kit';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { SearchForm } from '../layout/SearchForm.tsx';
import { filterFor, readPersonFilter, SHOWN, shownBy } from './people-filter.ts';

const COLUMNS = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 24rem) minmax(0, 14rem) auto' };

export function PeopleFilters() {
  const { filterValues, setFilters } = useListContext<AdminPerson>();
  const filter = readPersonFilter(filterValues);
  const { q = '' } = filter;
  const [draft, setDraft] = useState(q);
  useEffect(() => setDraft(q), [q]);

  function search() {
    const { q: _before, ...others } = filter;
    const text = draft.trim();
    setFilters(text === '' ? others : { ...others, q: text }, []);
  }

  return (
    <SearchForm columns={COLUMNS} onSearch={search}>
      <TextField
        label="Email or name"
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
    </SearchForm>
  );
}
