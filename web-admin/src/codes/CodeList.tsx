import Box from '@mui/material/Box';
import { type AdminCode, LIMITS } from '@qlaim/backend/contract';
import { useTitle } from '@qlaim/web-kit';
import { ListBase } from 'react-admin';
import { useReadOnly } from '../api/use-read-only.ts';
import { CodePagination } from './CodePagination.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { GenerateForm } from './generate/GenerateForm.tsx';
import { CodeGrid } from './grid/CodeGrid.tsx';
import { UploadPictures } from './picture/UploadPictures.tsx';
import { TotalCodes } from './TotalCodes.tsx';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

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

export function CodeList() {
  useTitle('Generate QR Links');
  const readOnly = useReadOnly();
  return (
    <ListBase<AdminCode>
      resource="codes"
      perPage={LIMITS.listPageSize}
      sort={NEWEST_FIRST}
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
        <CodeGrid />
        <CodePagination />
      </div>
    </ListBase>
  );
}
