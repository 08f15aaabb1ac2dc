import type { AdminPerson } from '@qlaim/backend/contract';
import { Button, Select } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { SearchField, useSearchDraft } from '../../widgets/SearchField.tsx';
import { SearchForm } from '../../widgets/SearchForm.tsx';
import { filterFor, readPersonFilter, SHOWN, shownBy } from './people-filter.ts';

export function PeopleFilters() {
  const { filterValues, setFilters } = useListContext<AdminPerson>();
  const filter = readPersonFilter(filterValues);
  const { q = '' } = filter;
  const [draft, setDraft] = useSearchDraft(q);

  function search() {
    const { q: _before, ...others } = filter;
    const text = draft.trim();
    setFilters(text === '' ? others : { ...others, q: text }, []);
  }

  return (
    <SearchForm className="qa-people-search" onSearch={search}>
      <SearchField
        label="Email or name"
        type="search"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
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
