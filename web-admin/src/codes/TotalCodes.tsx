import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';

/** The number of codes that match the filters. Screen readers announce changes. */
export function TotalCodes() {
  const { total } = useListContext<AdminCode>();
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      Total QR{' '}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {total === undefined ? '…' : formatCount(total)}
      </Box>
    </Box>
  );
}
