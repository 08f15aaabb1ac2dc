import { canonicalShortCode } from '@qlaim/backend/contract';
import type { NoticeRow } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Button, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListContext } from 'react-admin';
import { SearchField, useSearchDraft } from '../../widgets/SearchField.tsx';
import { SearchForm } from '../../widgets/SearchForm.tsx';
import { filterFor, readNoticeFilter, SHOWN } from './notice-filter.ts';

export function NoticeFilters() {
  const { filters: words, statuses } = useTexts(NOTICES);
  const { filterValues, setFilters, sort, setSort } = useListContext<NoticeRow>();
  const filter = readNoticeFilter(filterValues);
  const { code = '', status = 'all' } = filter;
  const [draft, setDraft] = useSearchDraft(code);
  const labels = { all: words.any, ...statuses };

  function search() {
    const { code: _before, ...others } = filter;
    const text = draft.replaceAll(/\s/g, '');
    setFilters(text === '' ? others : { ...others, code: canonicalShortCode(text) ?? text }, []);
  }

  return (
    <SearchForm className="qa-notice-search" onSearch={search}>
      <SearchField
        label={words.code}
        type="search"
        dir="ltr"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Select
        label={words.status}
        options={SHOWN.map((value) => ({ value, label: labels[value] }))}
        value={status}
        onChange={(event) => setFilters(filterFor(event.target.value, filter), [])}
      />
      <Select
        label={words.order}
        options={[
          { value: 'DESC', label: words.newest },
          { value: 'ASC', label: words.oldest },
        ]}
        value={sort.order}
        onChange={(event) =>
          setSort({ field: sort.field, order: event.target.value === 'ASC' ? 'ASC' : 'DESC' })
        }
      />
      <Button type="submit" variant="quiet">
        {words.search}
      </Button>
    </SearchForm>
  );
}
