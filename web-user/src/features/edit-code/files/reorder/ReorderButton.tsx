import { Button, Icon } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import type { FileValue } from '../file-value.ts';
import type { Files } from '../useFiles.ts';

const ReorderDialog = lazy(() => import('./ReorderDialog.tsx'));

interface ReorderButtonProps {
  /** 'Reorder images' */
  label: string;
  files: Files;
  /** Picks the files to reorder. The others keep their places. */
  only?: (file: FileValue) => boolean;
}

/** Opens the modal that reorders the files of a list. It shows nothing for fewer than two files. */
export function ReorderButton({ label, files, only = () => true }: ReorderButtonProps) {
  const [open, setOpen] = useState(false);
  const chosen = files.files.filter(only);
  if (chosen.length < 2) return null;

  function confirm(ordered: readonly FileValue[]): void {
    const next = ordered.values();
    files.arrange(files.files.map((file) => (only(file) ? (next.next().value ?? file) : file)));
    setOpen(false);
  }

  return (
    <>
      <Button variant="quiet" icon={<Icon name="drag" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <Suspense>
          <ReorderDialog title={label} files={chosen} onConfirm={confirm} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
