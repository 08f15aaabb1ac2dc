import './failed-uploads.css';
import type { FailedPicture } from '@qlaim/backend/contract';
import { FAILED_UPLOADS } from '@qlaim/backend/texts/console/failed-uploads';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useSay } from '../../texts/use-say.ts';
import { RowGrid } from '../../widgets/Rows.tsx';

interface FailedUploadListProps {
  failed: readonly FailedPicture[];
  /** Undefined where the reader changes nothing. */
  onDismiss: ((id: string) => void) | undefined;
}

/** Each file with the reason, who uploaded it, and when. */
export function FailedUploadList({ failed, onDismiss }: FailedUploadListProps) {
  const words = useTexts(FAILED_UPLOADS);
  const say = useSay();
  return (
    <ul aria-label={words.title} className="qk-list">
      {failed.map(({ id, name, message, by, at }) => (
        <RowGrid key={id} className="qa-failed-upload">
          <div>
            <strong dir="auto">{name}</strong>
            <div>{say(message)}</div>
            <span className="qk-soft qk-small">
              {by === null ? (
                <RelativeTime date={at} />
              ) : (
                fill((when) => words.byAt(by.email, when), <RelativeTime date={at} />)
              )}
            </span>
          </div>
          {onDismiss ? (
            <Button variant="quiet" aria-label={words.dismissNamed(name)} onClick={() => onDismiss(id)}>
              {words.dismiss}
            </Button>
          ) : null}
        </RowGrid>
      ))}
    </ul>
  );
}
