import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Icon } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { type ChangeEvent, type Ref, useRef } from 'react';
import type { FileValue } from '../../../files/file-value.ts';
import type { Files } from '../../../files/useFiles.ts';

interface AddCaptionsProps {
  video: FileValue;
  files: Files;
  buttonRef: Ref<HTMLButtonElement> | undefined;
}

/** Chooses the captions of a video that has none. They are in the language of the screen until another is chosen. */
export function AddCaptions({ video: { id, name }, files, buttonRef }: AddCaptionsProps) {
  const { media, files: words } = useTexts(EDIT);
  const { language } = useShown();
  const input = useRef<HTMLInputElement>(null);

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    files.add([...(currentTarget.files ?? [])], { captionsOf: id, language });
    // The next file may have the same name.
    currentTarget.value = '';
  }

  return (
    <li className="qu-file qu-captions">
      <p className="qu-file-name">{name}</p>
      <input
        ref={input}
        hidden
        type="file"
        accept=".vtt,text/vtt"
        aria-label={`${media.addCaptions}${words.which(name)}`}
        onChange={take}
      />
      <Button
        ref={buttonRef}
        variant="quiet"
        icon={<Icon name="add" />}
        onClick={() => input.current?.click()}
      >
        {media.addCaptions}
        <span className="qk-hidden">{words.which(name)}</span>
      </Button>
    </li>
  );
}
