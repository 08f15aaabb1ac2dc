import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import './filter-bar.css';
import { Button, useMediaQuery } from '@qlaim/web-kit';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { CodeSearch } from './CodeSearch.tsx';
import { chipsOf } from './chips.ts';
import { useCodeFilter } from './use-code-filter.ts';

const FilterFields = lazy(() => import('./FilterFields.tsx'));
const FilterChips = lazy(() => import('./FilterChips.tsx'));

/**
 * The search and the filters of the list, after what shares the search's line. On a narrow screen all but the search collapse
 * behind a button.
 */
export function FilterBar({ children }: { children?: ReactNode }) {
  const words = useTexts(CODE_LIST).search;
  const control = useCodeFilter();
  const { filter, change } = control;
  const wide = useMediaQuery('(min-width: 1024px)');
  const [open, setOpen] = useState(false);
  const id = useId();
  const set = chipsOf(filter).length;
  return (
    <search aria-label={words.region} className="qa-codes-bar">
      <div className="qa-codes-bar-row">
        {children}
        <CodeSearch text={filter.q} onSearch={(q) => change(() => ({ q }))} />
        {wide ? null : (
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {set > 0 ? words.filtersSet(set) : words.filters}
          </Button>
        )}
      </div>
      {wide || open ? (
        <div id={id} className="qa-filter-fields">
          <Suspense>
            <FilterFields {...control} />
          </Suspense>
        </div>
      ) : null}
      {(wide || open) && (set > 0 || filter.q !== undefined) ? (
        <Suspense>
          <FilterChips {...control} />
        </Suspense>
      ) : null}
    </search>
  );
}
