import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { Batch } from '@qlaim/backend/contract';
import { useListContext } from 'react-admin';

export function BatchPages() {
  const { page, perPage, total = 0, setPage } = useListContext<Batch>();
  const count = Math.ceil(total / perPage);
  if (count < 2) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', mt: 6 }}>
      <Pagination
        aria-label="Pages of batches"
        page={page}
        count={count}
        color="primary"
        onChange={(_, to) => setPage(to)}
      />
    </Box>
  );
}
