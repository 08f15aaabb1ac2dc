import { useEditedCode } from '../../edited-code.ts';
import { FileThumb } from '../FileThumb.tsx';
import type { FileValue } from '../file-value.ts';
import { uploadsOf } from '../upload/uploads-of.ts';
import { useLook } from './useLook.ts';

/** The picture of a listed file: of a stored one, or of one that was chosen just now. */
export function ListedPicture({ value }: { value: FileValue }) {
  const { code } = useEditedCode();
  // Outside the editor, such as in the history, no file was chosen just now.
  const file = code === '' ? undefined : uploadsOf(code).fileOf(value.id);
  return <FileThumb value={value} look={useLook(value, file)} />;
}
