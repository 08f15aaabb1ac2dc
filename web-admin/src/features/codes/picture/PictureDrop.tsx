import { PICTURES } from '@qlaim/backend/texts/console/codes/picture';
import { useTexts } from '@qlaim/web-kit/texts';
import './upload.css';
import { Button, Icon } from '@qlaim/web-kit';
import { useId, useRef } from 'react';
import { PICTURE_TYPES } from './picture-types.ts';
import { useDrop } from './use-drop.ts';

/** Takes many pictures, by drop or from the picker. */
export function PictureDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const words = useTexts(PICTURES).many;
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
        aria-label={words.files}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
      <Button
        icon={<Icon name="upload" />}
        aria-describedby={help}
        autoFocus
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <p id={help} className="qk-soft qk-small">
        {words.drop}
      </p>
    </div>
  );
}
