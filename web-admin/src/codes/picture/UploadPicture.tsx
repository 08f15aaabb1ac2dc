import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from './picture-types.ts';
import { rememberedCode } from './remembered-code.ts';
import { slotSx } from './slot-styles.ts';
import { useDrop } from './use-drop.ts';
import { useUploadPicture } from './use-picture-commands.ts';

/** Milliseconds from the click to the picker (specification, section 9). */
const PICKER_DELAY = 1_000;

/** A dropzone for the picture of one code. */
export function UploadPicture({
  code: { id, shortCode },
  children,
}: {
  code: AdminCode;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opening, setOpening] = useState(false);
  const { upload, percent, busy } = useUploadPicture();
  const { over, handlers } = useDrop((files) => upload(id, files));
  useEffect(() => () => clearTimeout(timer.current), []);

  function open() {
    rememberedCode.keep(id);
    setOpening(true);
    timer.current = setTimeout(() => {
      setOpening(false);
      input.current?.click();
    }, PICKER_DELAY);
  }

  return (
    <Box {...handlers} data-empty data-over={over || undefined} sx={slotSx}>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={`Picture of ${shortCode}`}
        onChange={({ target }) => {
          upload(rememberedCode.take() ?? id, [...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        variant="quiet"
        busy={busy || opening}
        busyLabel={busy ? `${percent}%` : undefined}
        aria-label={`Upload image of ${shortCode}`}
        onClick={open}
      >
        Upload image
      </Button>
    </Box>
  );
}
