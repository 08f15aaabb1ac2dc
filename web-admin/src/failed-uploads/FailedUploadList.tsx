import Box from '@mui/material/Box';
import type { FailedPicture } from '@qlaim/backend/contract';
import { Button, RelativeTime } from '@qlaim/web-kit';

interface FailedUploadListProps {
  failed: readonly FailedPicture[];
  /** Undefined where the reader changes nothing. */
  onDismiss: ((id: string) => void) | undefined;
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 3,
  py: 1,
  borderBottom: '1px solid var(--qk-line)',
  overflowWrap: 'anywhere',
} as const;

/** Each file with the reason, who uploaded it, and when. */
export function FailedUploadList({ failed, onDismiss }: FailedUploadListProps) {
  return (
    <Box component="ul" aria-label="Failed uploads" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {failed.map(({ id, name, message, by, at }) => (
        <Box component="li" key={id} sx={rowSx}>
          <div>
            <strong>{name}</strong>
            <div>{message}</div>
            <span className="qk-soft qk-small">
              {by === null ? null : `${by.email}, `}
              <RelativeTime date={at} />
            </span>
          </div>
          {onDismiss ? (
            <Button variant="quiet" aria-label={`Dismiss ${name}`} onClick={() => onDismiss(id)}>
              Dismiss
            </Button>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
