import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { IconButton, Select } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { FileState } from '../../../files/FileState.tsx';
import type { FileValue } from '../../../files/file-value.ts';
import { useUpload } from '../../../files/upload/uploads-of.ts';
import type { Files } from '../../../files/useFiles.ts';
import { captionLanguages } from './caption-languages.ts';

interface CaptionsRowProps {
  /** The name of the video. */
  video: string;
  value: FileValue;
  place: number;
  files: Files;
}

/** The captions of a video: their file, how far its upload is, and their language. */
export function CaptionsRow({ video, value, place, files }: CaptionsRowProps) {
  const { media, files: words } = useTexts(EDIT);
  const { language } = useShown();
  const { id, name, refusal } = value;
  const upload = useUpload(files.uploads, id);
  return (
    <li
      className="qu-file qu-captions"
      tabIndex={-1}
      data-failed={files.problemOf(place) === undefined ? undefined : ''}
      data-refused={refusal === undefined ? undefined : ''}
    >
      <div className="qu-file-words">
        <p className="qu-file-name">{name}</p>
        <p className="qk-small qk-soft">{media.captionsOf(video)}</p>
      </div>
      {refusal === undefined ? (
        <div className="qu-file-actions">
          <IconButton icon="trash" label={words.remove(name)} onClick={() => files.remove(id)} />
        </div>
      ) : null}
      <FileState value={value} place={place} files={files} upload={upload?.state} plays={undefined} />
      {refusal === undefined ? (
        <Select
          className="qu-file-description"
          label={media.captionsLanguage}
          value={value.language ?? language}
          options={captionLanguages(language)}
          onChange={(event) => files.patch(id, { language: event.target.value })}
        />
      ) : null}
    </li>
  );
}
