import { canonicalShortCode } from '@qlaim/backend/contract';
import type { NoticeRow } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Button, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListContext } from 'react-admin';
import { useListFilter } from '../../api/use-list-filter.ts';
import { SearchField, useSearchDraft } from '../../widgets/SearchField.tsx';
import { SearchForm } from '../../widgets/SearchForm.tsx';
import { filterFor, readNoticeFilter, SHOWN } from './notice-filter.ts';

export function NoticeFilters() {
  const { filters: words, statuses } = useTexts(NOTICES);
  const { sort, setSort } = useListContext<NoticeRow>();
  const [filter, change] = useListFilter(readNoticeFilter);
  const { code = '', status = 'all' } = filter;
  const [draft, setDraft] = useSearchDraft(code);
  const labels = { all: words.any, ...statuses };

  function search() {
    const text = draft.replaceAll(/\s/g, '');
    const code = canonicalShortCode(text) ?? text;
    change(({ code: _before, ...others }) => (code === '' ? others : { ...others, code }));
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
        onChange={({ target }) => change((now) => filterFor(target.value, now))}
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
