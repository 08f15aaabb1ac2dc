import './failed-uploads.css';
import type { FailedPicture } from '@qlaim/backend/contract';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { RowGrid } from '../../widgets/Rows.tsx';

interface FailedUploadListProps {
  failed: readonly FailedPicture[];
  /** Undefined where the reader changes nothing. */
  onDismiss: ((id: string) => void) | undefined;
}

/** Each file with the reason, who uploaded it, and when. */
export function FailedUploadList({ failed, onDismiss }: FailedUploadListProps) {
  return (
    <ul aria-label="Failed uploads" className="qk-list">
      {failed.map(({ id, name, message, by, at }) => (
        <RowGrid key={id} className="qa-failed-upload">
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
        </RowGrid>
      ))}
    </ul>
  );
}
