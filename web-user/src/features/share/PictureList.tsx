import { PHONE } from '@qlaim/backend/texts/owner/phone';
import { Icon, IconButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useState } from 'react';
import type { SharedPicture } from './shared-store.ts';

interface PictureListProps {
  pictures: readonly SharedPicture[];
  onRemove: (picture: SharedPicture) => void;
}

/** Shared pictures, small. The list that takes them judges them, as it judges chosen ones. */
export function PictureList({ pictures, onRemove }: PictureListProps) {
  const { share } = useTexts(PHONE);
  return (
    <ul className="qu-shared" aria-label={share.list}>
      {pictures.map((picture) => (
        <li key={picture.key} className="qu-shared-picture">
          <Picture file={picture.file} />
          <p className="qu-shared-words" dir="auto">
            {picture.file.name}
          </p>
          <IconButton
            icon="close"
            label={share.remove(picture.file.name)}
            onClick={() => onRemove(picture)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A browser shows no picture of a type that it does not know, such as HEIC. */
function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="qu-shared-thumb">
      {url === undefined || failed ? (
        <Icon name="image" />
      ) : (
        <img src={url} alt="" onError={() => setFailed(true)} />
      )}
    </span>
  );
}
