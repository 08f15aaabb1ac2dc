import Box from '@mui/material/Box';
import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, Notice } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { wordsOf } from '../../api/words-of.ts';

export function CodeGridError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Box sx={{ mb: 4 }}>
      <Notice
        tone="danger"
        title={wordsOf(error, FALLBACKS.getCode)}
        action={
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {adviceAfter(error)}
      </Notice>
    </Box>
  );
}
