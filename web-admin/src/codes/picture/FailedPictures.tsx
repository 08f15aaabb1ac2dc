import Box from '@mui/material/Box';
import type { NonScanAbleImage } from '@qlaim/backend/contract';
import { Button, formatCount, Icon } from '@qlaim/web-kit';

interface FailedPicturesProps {
  failed: readonly NonScanAbleImage[];
  onSave: () => void;
}

/** The files that became no picture. The list scrolls, and can be saved as CSV. */
export function FailedPictures({ failed, onSave }: FailedPicturesProps) {
  const one = failed.length === 1;
  const title = `${formatCount(failed.length)} ${one ? 'file' : 'files'} could not be attached`;
  return (
    <Box component="section" aria-label={title} sx={{ mt: 4, display: 'grid', gap: 3 }}>
      <h3>{title}</h3>
      <Box
        component="ul"
        // A list that scrolls takes the focus, so that the keyboard reaches its end.
        tabIndex={0}
        aria-label={title}
        sx={{ m: 0, pl: 0, maxHeight: '14rem', overflow: 'auto', listStyle: 'none', fontSize: '0.875rem' }}
      >
        {failed.map(({ name, message }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files may share a name, and the list only grows
          <Box component="li" key={place} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <strong>{name}</strong>
            <Box sx={{ color: 'text.secondary' }}>{message}</Box>
          </Box>
        ))}
      </Box>
      <Box>
        <Button variant="quiet" icon={<Icon name="download" />} onClick={onSave}>
          Download the list
        </Button>
      </Box>
    </Box>
  );
}
