import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Button, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListFilter } from '../../api/use-list-filter.ts';
import { SearchField, useSearchDraft } from '../../widgets/SearchField.tsx';
import { SearchForm } from '../../widgets/SearchForm.tsx';
import { filterFor, readPersonFilter, SHOWN, shownBy } from './people-filter.ts';

export function PeopleFilters() {
  const { list } = useTexts(PEOPLE);
  const [filter, change] = useListFilter(readPersonFilter);
  const { q = '' } = filter;
  const [draft, setDraft] = useSearchDraft(q);

  function search() {
    const text = draft.trim();
    change(({ q: _before, ...others }) => (text === '' ? others : { ...others, q: text }));
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
        onChange={({ target }) => change((now) => filterFor(target.value, now))}
      />
      <Button type="submit" variant="quiet">
        {list.submit}
      </Button>
    </SearchForm>
  );
}
