import './files.css';
import { Icon, IconButton } from '@qlaim/web-kit';
import { type ReactNode, useId } from 'react';
import type { EditForm } from '../useEditForm.ts';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';
import { formatBytes } from './format-file.ts';
import { type FileListPath, type Files, useFiles } from './useFiles.ts';
import { usePaste } from './usePaste.ts';
import { takesPasted, type Zone } from './zones.ts';

interface FileFieldProps {
  form: EditForm;
  name: FileListPath;
  zone: Zone;
  label: string;
  /** The text of the button: 'Choose images'. */
  choose: string;
  help?: ReactNode;
  firstOpens?: boolean;
  movable?: boolean;
  /** Further controls below the list. */
  children?: (files: Files) => ReactNode;
}

/** A list of files in the form, with its drop zone. Files are uploaded as soon as they are chosen. */
export function FileField(props: FileFieldProps) {
  const { form, name, zone, label, choose, help, firstOpens, movable, children } = props;
  const id = useId();
  const files = useFiles(form, name, zone);
  usePaste((pasted) => {
    const own = pasted.filter((file) => takesPasted(zone, file));
    if (own.length > 0) files.add(own);
  });
  const problem = files.problemOf();
  return (
    <fieldset className="qu-files" aria-describedby={id}>
      <legend className="qk-label">{label}</legend>
      <DropZone label={choose} describedBy={id} zone={zone} onFiles={files.add} buttonRef={files.ref} />
      <div id={id}>
        {problem === undefined ? (
          <div className="qk-help">
            {acceptedWords(zone)} {help}
          </div>
        ) : (
          <p className="qk-error" role="alert">
            <Icon name="alert" size={16} />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <Refused files={files} />
      {files.files.length > 0 ? (
        <ul className="qu-file-list" aria-label={label}>
          {files.files.map((value, place) => (
            <FileRow
              key={value.id}
              value={value}
              place={place}
              files={files}
              firstOpens={firstOpens}
              movable={movable && files.files.length > 1}
            />
          ))}
        </ul>
      ) : null}
      {children?.(files)}
    </fieldset>
  );
}

function acceptedWords({ rule, max }: Zone): string {
  const kinds = [
    ...new Set(rule.extensions.map((extension) => extension.replace('jpeg', 'jpg').toUpperCase())),
  ];
  return `${kinds.join(', ')}, up to ${formatBytes(rule.maxBytes)} each, ${max} at most.`;
}

/** The chosen files that were refused, until they are dismissed. */
function Refused({ files }: { files: Files }) {
  if (files.refused.length === 0) return null;
  return (
    <ul className="qu-file-list">
      {files.refused.map((file) => (
        <li key={file.id} className="qu-file qu-file-refused">
          <div className="qu-file-words">
            <p className="qu-file-name">{file.name}</p>
            <p className="qk-error">
              <Icon name="alert" size={16} />
              <span>{file.message}</span>
            </p>
          </div>
          <IconButton icon="close" label={`Dismiss ${file.name}`} onClick={() => files.dismiss(file)} />
        </li>
      ))}
    </ul>
  );
}
