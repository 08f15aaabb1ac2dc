import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Button, useMediaQuery } from '@qlaim/web-kit';
import { useId, useState } from 'react';
import { CodeSearch } from './CodeSearch.tsx';
import { countFolded } from './code-filter.ts';
import { FilterFields } from './FilterFields.tsx';
import { barSx, clearOfBar, foldedSx, rowSx } from './filter-bar-styles.ts';
import { useCodeFilter } from './use-code-filter.ts';

/** A sticky row of filters. On a narrow screen all but the search collapse behind a button. */
export function FilterBar() {
  const control = useCodeFilter();
  const { filter, change, reset } = control;
  const wide = useMediaQuery('(min-width: 1024px)');
  const [open, setOpen] = useState(false);
  const id = useId();
  const folded = countFolded(filter);
  return (
    <Box component="search" aria-label="Codes" sx={barSx(wide || !open)}>
      <GlobalStyles styles={clearOfBar} />
      <Box sx={rowSx}>
        {wide ? <FilterFields {...control} /> : null}
        <CodeSearch text={filter.q} onSearch={(q) => change(() => ({ q }))} />
        {wide ? null : (
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {folded > 0 ? `Filters (${folded})` : 'Filters'}
          </Button>
        )}
        {wide ? <ResetButton onReset={reset} /> : null}
      </Box>
      {open && !wide ? (
        <Box id={id} sx={foldedSx}>
          <FilterFields {...control} />
          <ResetButton onReset={reset} />
        </Box>
      ) : null}
    </Box>
  );
}

function ResetButton({ onReset }: { onReset: () => void }) {
  return (
    <Button variant="quiet" title="Clear all filters" onClick={onReset}>
      Reset
    </Button>
  );
}
