import { allExtensions, typeOfName } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, Icon, useMediaQuery } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type Ref, useEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import { CameraButton } from './CameraButton.tsx';
import type { Zone } from './zones.ts';

interface DropZoneProps {
  /** Names what to choose: 'Choose pictures'. */
  label: string;
  /** The id of the text about what is accepted. */
  describedBy: string;
  zone: Zone;
  onFiles: (files: readonly File[]) => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** Takes files by drop, from the picker and from a phone's camera. It refuses none: the list does, with its own messages. */
export function DropZone({ label, describedBy, zone, onFiles, buttonRef }: DropZoneProps) {
  const { files } = useTexts(EDIT);
  const touch = useMediaQuery('(pointer: coarse)');
  useDropGuard();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: acceptOf(zone),
    multiple: zone.max > 1,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });
  return (
    <div
      {...getRootProps({ className: 'qu-drop', role: 'presentation' })}
      data-over={isDragActive || undefined}
    >
      <input {...getInputProps({ hidden: true, style: {} })} aria-label={label} />
      <Button
        ref={buttonRef}
        variant="quiet"
        icon={<Icon name="upload" />}
        aria-describedby={describedBy}
        onClick={open}
      >
        {label}
      </Button>
      {touch && zone.camera ? (
        <CameraButton label={files[zone.camera.label]} accept={zone.camera.accept} onFiles={onFiles} />
      ) : null}
      {touch ? null : <p className="qk-small qk-soft">{files.dropHere}</p>}
    </div>
  );
}

/** WebKit, on each iPhone too, turns HEIC into JPEG by itself for a picker that does not ask for HEIC. */
const convertsItself = (): boolean => 'GestureEvent' in window;

/** Returns the picker's filter: the extensions of each media type. */
function acceptOf({ rule }: Zone): Record<string, string[]> {
  const types: Record<string, string[]> = {};
  for (const extension of convertsItself() ? rule.extensions : allExtensions(rule)) {
    const type = typeOfName(`.${extension}`) ?? '';
    types[type] = [...(types[type] ?? []), `.${extension}`];
  }
  return types;
}

/** A file that is dropped beside a drop zone would replace the page, and with it what was typed. */
function useDropGuard(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
