import { allExtensions } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useFileSay } from './useFileSay.ts';
import './files.css';
import { IconButton, useFailureShown } from '@qlaim/web-kit';
import { type ReactNode, useId } from 'react';
import { useTakeShared } from '../../share/index.ts';
import type { EditForm } from '../edit-form.ts';
import { Problem } from '../Problem.tsx';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';
import { useSizes } from './format-file.ts';
import { useFailedRow } from './useFailedRow.ts';
import { type Files, useFiles } from './useFiles.ts';
import { usePaste } from './usePaste.ts';
import { type FileListPath, takesPasted, ZONES, type Zone } from './zones.ts';

interface FileFieldProps {
  form: EditForm;
  name: FileListPath;
  label: string;
  /** The text of the button: 'Choose pictures'. */
  choose: string;
  help?: ReactNode;
  firstOpens?: boolean;
  /** Whether pictures have a caption beside their description. */
  captions?: boolean;
  /** Further controls below the list. */
  children?: (files: Files) => ReactNode;
}

/** A list of files in the form, with its drop zone. Files are uploaded as soon as they are chosen. */
export function FileField(props: FileFieldProps) {
  const { form, name, label, choose, help, firstOpens, captions, children } = props;
  const { files: words } = useTexts(EDIT);
  const sizeOf = useSizes();
  const say = useFileSay();
  const zone: Zone = ZONES[name];
  const id = useId();
  const files = useFiles(form, name);
  usePaste((pasted) => {
    const own = pasted.filter((file) => takesPasted(zone, file));
    if (own.length > 0) files.add(own);
  });
  useTakeShared(zone.shared, (shared, arrived) => files.add(shared, {}, arrived));
  const problem = files.problemOf();
  const { list, button } = useFailedRow(files);
  return (
    <fieldset ref={list} className="qu-files" aria-describedby={id}>
      <legend className="qk-label">{label}</legend>
      <DropZone
        label={choose}
        describedBy={id}
        zone={zone}
        onFiles={(chosen) => files.add(chosen)}
        buttonRef={button}
      />
      <div id={id}>
        {problem === undefined ? (
          <div className="qk-help">
            {words.accepted(kindsOf(zone), sizeOf(zone.rule.maxBytes), zone.max)} {help}
          </div>
        ) : (
          <Problem words={say(problem)} />
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
              captions={captions}
            />
          ))}
        </ul>
      ) : null}
      {children?.(files)}
    </fieldset>
  );
}

/** Returns 'JPG, PNG'. */
const kindsOf = ({ rule }: Zone): string =>
  [
    ...new Set(
      allExtensions(rule).map((extension) =>
        extension.replace('jpeg', 'jpg').replace('heif', 'heic').toUpperCase(),
      ),
    ),
  ].join(', ');

/** Says why once the toast has gone that says it first. */
const RefusedBecause = ({ words }: { words: string }) =>
  useFailureShown(words) ? null : <Problem words={words} quiet />;

/** The chosen files that were refused, until they are dismissed. */
export function Refused({ files }: { files: Files }) {
  const { files: words } = useTexts(EDIT);
  const say = useFileSay();
  if (files.refused.length === 0) return null;
  return (
    <ul className="qu-file-list">
      {files.refused.map((file) => (
        <li key={file.id} className="qu-file qu-file-refused">
          <div className="qu-file-words">
            <p className="qu-file-name">{file.name}</p>
            <RefusedBecause words={say(file.message)} />
          </div>
          <IconButton icon="close" label={words.dismiss(file.name)} onClick={() => files.dismiss(file)} />
        </li>
      ))}
    </ul>
  );
}
