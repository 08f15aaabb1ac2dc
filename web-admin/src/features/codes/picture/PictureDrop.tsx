import './upload.css';
import { Button, Icon } from '@qlaim/web-kit';
import { useId, useRef } from 'react';
import { PICTURE_TYPES } from './picture-types.ts';
import { useDrop } from './use-drop.ts';

/** Takes many pictures, by drop or from the picker. */
export function PictureDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const { over, handlers } = useDrop(onFiles);
  return (
    <div {...handlers} className="qa-picture-drop" data-over={over || undefined}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES}
        aria-label="Pictures of QR codes"
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
      <Button
        icon={<Icon name="upload" />}
        aria-describedby={help}
        autoFocus
        onClick={() => input.current?.click()}
      >
        Choose pictures
      </Button>
      <p id={help} className="qk-soft qk-small">
        or drop them here: photographs of printed codes, JPG or PNG, up to 100 MB each. Each is matched to its
        code by the symbol in it.
      </p>
    </div>
  );
}
