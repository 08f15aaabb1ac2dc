import { LIMITS } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { CharacterCount, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { nearLimit } from '../near-limit.ts';
import { type FileValue, isPicture, isRecording } from './file-value.ts';
import type { Files } from './useFiles.ts';

interface FileWordsProps {
  value: FileValue;
  files: Files;
  /** Whether pictures have a caption beside their description. */
  captions: boolean;
}

/** What the owner writes about a file: caption and description of a picture, the title of a recording. Others have no words. */
export function FileWords({ value, files: { caption, describe }, captions }: FileWordsProps) {
  const { files, media, parts } = useTexts(EDIT);
  const { id, description } = value;
  if (isRecording(value))
    return (
      <Words
        label={media.recordingTitle}
        placeholder={files.optional}
        most={LIMITS.recordingTitleLength}
        value={description}
        onChange={(written) => describe(id, written)}
      />
    );
  if (!isPicture(value)) return null;
  return (
    <>
      {captions ? (
        <Words
          label={parts.caption}
          placeholder={parts.captionHelp}
          most={LIMITS.descriptionLength}
          value={value.caption}
          onChange={(written) => caption(id, written)}
        />
      ) : null}
      <Words
        label={files.describe}
        placeholder={files.optional}
        most={LIMITS.descriptionLength}
        value={description}
        onChange={(written) => describe(id, written)}
      />
    </>
  );
}

interface WordsProps {
  label: string;
  placeholder: string;
  most: number;
  value: string;
  onChange: (written: string) => void;
}

/** A text that is too long is reported at its file. Near its end, the field counts. */
function Words({ most, onChange, ...field }: WordsProps) {
  const limit = nearLimit(field.value, most);
  return (
    <TextField
      className={limit === undefined ? 'qu-file-description' : 'qu-file-description qu-file-counted'}
      {...field}
      aside={limit === undefined ? null : <CharacterCount text={field.value} limit={limit} />}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
