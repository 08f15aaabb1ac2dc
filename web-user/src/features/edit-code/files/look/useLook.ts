import { useEffect, useState } from 'react';
import { type FileValue, smallPictureOf } from '../file-value.ts';
import { lookAt, lookOf } from './file-look.ts';
import type { Look } from './video-look.ts';

/** Returns the look of a listed file: of a stored one as the server describes it, of a chosen one as the browser sees it. */
export function useLook(value: FileValue, file: File | undefined): Look {
  const { id, width, height, seconds } = value;
  const [look, setLook] = useState<Look>(() => lookOf(id) ?? {});
  useEffect(() => {
    let shown = true;
    if (file)
      void lookAt(id, file).then((found) => {
        if (shown) setLook(found);
      });
    return () => {
      shown = false;
    };
  }, [id, file]);
  return { picture: smallPictureOf(value), width, height, seconds, ...look };
}
