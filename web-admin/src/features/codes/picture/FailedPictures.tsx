import './upload.css';
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
    <section aria-label={title} className="qa-failed-pictures">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls takes the focus, so that the keyboard reaches its end */}
      <ul tabIndex={0} aria-label={title}>
        {failed.map(({ name, message }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files may share a name, and the list only grows
          <li key={place}>
            <strong>{name}</strong>
            <div className="qk-soft">{message}</div>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" icon={<Icon name="download" />} onClick={onSave}>
          Download the list
        </Button>
      </div>
    </section>
  );
}
