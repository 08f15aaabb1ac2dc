import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { useTitle } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';
import { ListBase } from 'react-admin';
import { useReadOnly } from '../api/use-read-only.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { FIRST_PAGE } from './first-page.ts';
import { GenerateForm } from './generate/GenerateForm.tsx';
import { CodeGrid } from './grid/CodeGrid.tsx';
import { CodeGridSkeleton } from './grid/CodeGridSkeleton.tsx';
import { CodePagination } from './pagination/CodePagination.tsx';
import { SkipToPages } from './pagination/SkipToPages.tsx';
import { UploadPictures } from './picture/UploadPictures.tsx';
import { TotalCodes } from './TotalCodes.tsx';
import { BatchFilter } from './view/BatchFilter.tsx';
import type { CodeView } from './view/code-view.ts';
import { ViewSwitch } from './view/ViewSwitch.tsx';

const CodeTable = lazy(() => import('./table/CodeTable.tsx'));

/** The grid shows the error, so react-admin's toast would repeat it. */
const queryOptions = { onError: () => undefined };

const toolsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 3,
  // In line with the field beside it, below its label.
  '& > .qk-button': { minHeight: 48, mt: { xs: 0, sm: '1.75rem' } },
};

/** The codes as cards. */
export const CodeList = () => <Codes view="cards" />;

/** The codes as a table. */
export const CodeTableList = () => <Codes view="table" />;

function Codes({ view }: { view: CodeView }) {
  useTitle('Generate QR Links');
  const readOnly = useReadOnly();
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
          {readOnly ? null : (
            <Box sx={toolsSx}>
              <UploadPictures />
              <GenerateForm />
            </Box>
          )}
        </Box>
        <FilterBar />
        <ViewSwitch view={view} />
        <BatchFilter />
        <SkipToPages />
        {view === 'cards' ? (
          <CodeGrid />
        ) : (
          <Suspense fallback={<CodeGridSkeleton />}>
            <CodeTable />
          </Suspense>
        )}
        <CodePagination />
      </div>
    </ListBase>
  );
}
