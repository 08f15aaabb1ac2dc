import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { AdminPerson } from '@qlaim/backend/contract';
import { Count } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';

export function PeoplePages() {
  const { page, perPage, total = 0, setPage } = useListContext<AdminPerson>();
  const pages = Math.ceil(total / perPage);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, mt: 2 }}>
      {pages < 2 ? null : (
        <Pagination
          aria-label="Pages of people"
          page={page}
          count={pages}
          color="primary"
          onChange={(_, to) => setPage(to)}
        />
      )}
      <p className="qk-soft" aria-live="polite">
        <Count value={total} one="person" many="people" />
      </p>
    </Box>
  );
}
