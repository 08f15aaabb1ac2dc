import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, IconButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { FileState } from './FileState.tsx';
import { FileThumb } from './FileThumb.tsx';
import { FileWords } from './FileWords.tsx';
import type { FileValue } from './file-value.ts';
import { useFacts } from './format-file.ts';
import { useLook } from './look/useLook.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { useUpload } from './upload/uploads-of.ts';
import type { Files } from './useFiles.ts';

export interface FileRowProps {
  value: FileValue;
  place: number;
  files: Files;
  /** The list's first file is the one that opens. */
  firstOpens?: boolean | undefined;
  /** Whether pictures have a caption beside their description. */
  captions?: boolean | undefined;
}

/** One file of a list: what it is, how far its upload is, and what can be done with it. */
export function FileRow({ value, place, files, firstOpens, captions = false }: FileRowProps) {
  const { files: words } = useTexts(EDIT);
  const factsOf = useFacts();
  const { id, name, url, refusal } = value;
  const upload = useUpload(files.uploads, id);
  const look = useLook(value, upload?.file);
  const uploading = upload?.state.phase === 'uploading';
  return (
    <li
      className="qu-file"
      tabIndex={-1}
      data-failed={files.problemOf(place) === undefined ? undefined : ''}
      data-refused={refusal === undefined ? undefined : ''}
    >
      <FileThumb value={value} look={look} />
      <div className="qu-file-words">
        <p className="qu-file-name">{name}</p>
        <p className="qk-small qk-soft">{factsOf({ ...value, ...look })}</p>
        {firstOpens ? <FirstOpens place={place} files={files} value={value} /> : null}
      </div>
      {refusal === undefined ? (
        <div className="qu-file-actions">
          {files.files.length > 1 ? (
            <MoveButtons
              name={name}
              place={place}
              count={files.files.length}
              onMove={(by) => files.move(id, place + by)}
            />
          ) : null}
          <IconButton
            icon={uploading ? 'close' : 'trash'}
            label={uploading ? words.cancel(name) : words.remove(name)}
            onClick={() => files.remove(id)}
          />
        </div>
      ) : null}
      <FileState value={value} place={place} files={files} upload={upload?.state} plays={look.plays} />
      {url !== '' || uploading ? <FileWords value={value} files={files} captions={captions} /> : null}
    </li>
  );
}

function FirstOpens({ value, place, files }: FileRowProps) {
  const { files: words } = useTexts(EDIT);
  if (place === 0) return <p className="qk-small qu-file-first">{words.firstOpens}</p>;
  return (
    <Button variant="quiet" className="qu-file-open" onClick={() => files.move(value.id, 0)}>
      {words.openThis}
      <span className="qk-hidden">{words.which(value.name)}</span>
    </Button>
  );
}
