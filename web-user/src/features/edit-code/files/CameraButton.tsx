import { Button, Icon } from '@qlaim/web-kit';
import { type ChangeEvent, useRef } from 'react';

interface CameraButtonProps {
  label: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the camera of a phone. */
export function CameraButton({ label, accept, onFiles }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(currentTarget.files ?? [])]);
    // The next picture may have the same name.
    currentTarget.value = '';
  }

  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture="environment"
        aria-label={label}
        onChange={take}
      />
      <Button variant="quiet" icon={<Icon name="camera" />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
