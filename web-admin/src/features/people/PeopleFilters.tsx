import type { AdminPerson } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Button, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListContext } from 'react-admin';
import { SearchField, useSearchDraft } from '../../widgets/SearchField.tsx';
import { SearchForm } from '../../widgets/SearchForm.tsx';
import { filterFor, readPersonFilter, SHOWN, shownBy } from './people-filter.ts';

export function PeopleFilters() {
  const { list } = useTexts(PEOPLE);
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
        label={list.search}
        type="search"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Select
        label={list.show}
        options={SHOWN.map((value) => ({ value, label: list.shown[value] }))}
        value={shownBy(filter)}
        onChange={(event) => setFilters(filterFor(event.target.value, filter), [])}
      />
      <Button type="submit" variant="quiet">
        {list.submit}
      </Button>
    </SearchForm>
  );
}
