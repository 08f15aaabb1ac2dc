import { LIMITS } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type FileValue, isPicture, isRecording } from './file-value.ts';

interface FileWordsProps {
  value: FileValue;
  onChange: (written: string) => void;
}

/** What the owner writes about a file: the description of a picture, the title of a recording. Others have no words. */
export function FileWords({ value, onChange }: FileWordsProps) {
  const { files, media } = useTexts(EDIT);
  if (!isPicture(value) && !isRecording(value)) return null;
  const [label, most] = isPicture(value)
    ? [files.describe, LIMITS.descriptionLength]
    : [media.recordingTitle, LIMITS.recordingTitleLength];
  return (
    <TextField
      className="qu-file-description"
      label={label}
      placeholder={files.optional}
      maxLength={most}
      value={value.description}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
