import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { useTitle } from '@qlaim/web-kit';
import { ListBase } from 'react-admin';
import { FilterBar } from './filters/FilterBar.tsx';
import { FIRST_PAGE } from './first-page.ts';
import { GenerateForm } from './generate/GenerateForm.tsx';
import { CodeGrid } from './grid/CodeGrid.tsx';
import { CodePagination } from './pagination/CodePagination.tsx';
import { SkipToPages } from './pagination/SkipToPages.tsx';
import { TotalCodes } from './TotalCodes.tsx';

/** The grid shows the error, so react-admin's toast would repeat it. */
const queryOptions = { onError: () => undefined };

export function CodeList() {
  useTitle('Generate QR Links');
  return (
    <ListBase<AdminCode>
      resource="codes"
      perPage={FIRST_PAGE.pagination.perPage}
      sort={FIRST_PAGE.sort}
      exporter={false}
      queryOptions={queryOptions}
    >
      <div>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'end',
            justifyContent: 'space-between',
            gap: 4,
            pt: 5,
          }}
        >
          <div>
            <h1 className="qk-page-title">Generate QR Links</h1>
            <TotalCodes />
          </div>
          <GenerateForm />
        </Box>
        <FilterBar />
        <SkipToPages />
        <CodeGrid />
        <CodePagination />
      </div>
    </ListBase>
  );
}
