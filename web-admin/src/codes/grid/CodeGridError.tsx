import Box from '@mui/material/Box';
import { FALLBACKS } from '@qlaim/backend/contract';
import { ReadFailed } from '../../layout/ReadFailed.tsx';

export function CodeGridError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Box sx={{ mb: 4 }}>
      <ReadFailed error={error} fallback={FALLBACKS.getCode} onRetry={onRetry} />
    </Box>
  );
}
