import Pagination from '@mui/material/Pagination';
import type { ApiKeyView } from '@qlaim/backend/contract/console';
import { useListContext } from 'react-admin';

export function ApiKeyPages() {
  const { page, perPage, total = 0, setPage } = useListContext<ApiKeyView>();
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  return (
    <Pagination
      aria-label="Pages of API keys"
      page={page}
      count={pages}
      color="primary"
      onChange={(_, to) => setPage(to)}
    />
  );
}
