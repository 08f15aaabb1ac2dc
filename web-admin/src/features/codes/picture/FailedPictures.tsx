import { PICTURES } from '@qlaim/backend/texts/console/codes/picture';
import { useTexts } from '@qlaim/web-kit/texts';
import { useFileSay } from '../../../texts/use-file-say.ts';
import './upload.css';
import type { NonScanAbleImage } from '@qlaim/backend/contract';
import { Button, Icon } from '@qlaim/web-kit';

interface FailedPicturesProps {
  failed: readonly NonScanAbleImage[];
  onSave: () => void;
}

/** The files that became no picture. The list scrolls, and can be saved as CSV. */
export function FailedPictures({ failed, onSave }: FailedPicturesProps) {
  const words = useTexts(PICTURES).failed;
  const say = useFileSay();
  const title = words.title(failed.length);
  return (
    <section aria-label={title} className="qa-failed-pictures">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls takes the focus, so that the keyboard reaches its end */}
      <ul tabIndex={0} aria-label={title}>
        {failed.map(({ name, message }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files may share a name, and the list only grows
          <li key={place}>
            <strong>{name}</strong>
            <div className="qk-soft">{say(message)}</div>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" icon={<Icon name="download" />} onClick={onSave}>
          {words.download}
        </Button>
      </div>
    </section>
  );
}
