import { LIMITS } from '@qlaim/backend/contract';
import { Button, IconButton, TextField } from '@qlaim/web-kit';
import { FileState } from './FileState.tsx';
import { FileThumb } from './FileThumb.tsx';
import { type FileValue, isPicture } from './file-value.ts';
import { factsOf } from './format-file.ts';
import { useLook } from './look/useLook.ts';
import { useUpload } from './upload/uploads-of.ts';
import type { Files } from './useFiles.ts';

export interface FileRowProps {
  value: FileValue;
  place: number;
  files: Files;
  /** The list's first file is the one that opens. */
  firstOpens?: boolean | undefined;
  /** The files can be moved in the list. */
  movable?: boolean | undefined;
}

/** One file of a list: what it is, how far its upload is, and what can be done with it. */
export function FileRow({ value, place, files, firstOpens, movable }: FileRowProps) {
  const { id, name, url } = value;
  const upload = useUpload(files.uploads, id);
  const look = useLook(value, upload?.file);
  const uploading = upload?.state.phase === 'uploading';
  return (
    <li className="qu-file">
      <FileThumb value={value} look={look} />
      <div className="qu-file-words">
        <p className="qu-file-name">{name}</p>
        <p className="qk-small qk-soft">{factsOf({ ...value, ...look })}</p>
        {firstOpens ? <FirstOpens place={place} files={files} value={value} /> : null}
      </div>
      <div className="qu-file-actions">
        {movable ? <MoveButtons place={place} files={files} value={value} /> : null}
        <IconButton
          icon={uploading ? 'close' : 'trash'}
          label={`${uploading ? 'Cancel' : 'Remove'} ${name}`}
          onClick={() => files.remove(id)}
        />
      </div>
      <FileState
        value={value}
        upload={upload?.state}
        plays={look.plays}
        preparing={files.storage?.preparing.find((each) => each.url === url)?.percent}
        unconverted={files.storage?.unconverted.find((each) => each.url === url)?.reason}
        problem={files.problemOf(place)}
        onRetry={() => files.retry(id)}
      />
      {isPicture(value) && (url !== '' || uploading) ? (
        <TextField
          className="qu-file-description"
          label="Describe this picture for people who cannot see it"
          placeholder="Optional"
          maxLength={LIMITS.descriptionLength}
          value={value.description}
          onChange={(event) => files.describe(id, event.target.value)}
        />
      ) : null}
    </li>
  );
}

type PlacedProps = Pick<FileRowProps, 'value' | 'place' | 'files'>;

function FirstOpens({ value, place, files }: PlacedProps) {
  if (place === 0) return <p className="qk-small qu-file-first">A scan opens this one</p>;
  return (
    <Button variant="quiet" className="qu-file-open" onClick={() => files.move(value.id, 0)}>
      Open this one<span className="qk-hidden">: {value.name}</span>
    </Button>
  );
}

function MoveButtons({ value, place, files }: PlacedProps) {
  return (
    <>
      <IconButton
        icon="up"
        label={`Move ${value.name} up`}
        disabled={place === 0}
        onClick={() => files.move(value.id, place - 1)}
      />
      <IconButton
        icon="down"
        label={`Move ${value.name} down`}
        disabled={place === files.files.length - 1}
        onClick={() => files.move(value.id, place + 1)}
      />
    </>
  );
}
