import type { AdminCode } from '@qlaim/backend/contract';
import { PICTURES } from '@qlaim/backend/texts/console/codes/picture';
import { IconButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from './picture-types.ts';
import { rememberedCode } from './remembered-code.ts';
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
  const words = useTexts(PICTURES).one;
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
    <div {...handlers} className="qa-picture-slot" data-empty data-over={over || undefined}>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={words.file(shortCode)}
        onChange={({ target }) => {
          upload(rememberedCode.take() ?? id, [...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {busy ? <output className="qa-picture-percent">{percent}%</output> : null}
      <IconButton
        icon="upload"
        label={words.upload(shortCode)}
        aria-disabled={busy || opening}
        onClick={() => (busy || opening ? undefined : open())}
      />
    </div>
  );
}
