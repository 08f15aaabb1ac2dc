import { useEffect, useState } from 'react';
import type { FileValue } from '../file-value.ts';
import { lookAt, lookOf } from './file-look.ts';
import type { FileLook } from './look-facts.ts';

/** `plays` is false for a video that this browser can't play, and undefined as long as that is not known. */
export interface Look extends FileLook {
  readonly plays?: boolean | undefined;
}

/** Returns the look of a listed file: of a stored one as the server describes it, of a chosen one as the browser sees it. */
export function useLook(value: FileValue, file: File | undefined): Look {
  const { id } = value;
  const [look, setLook] = useState<Look>(() => lookOf(id) ?? {});
  useEffect(() => {
    let shown = true;
    if (file)
      void lookAt(id, file).then((found) => {
        if (shown) setLook({ ...found, plays: found !== undefined });
      });
    return () => {
      shown = false;
    };
  }, [id, file]);
  const { picture, width, height, seconds } = value;
  return {
    picture: look.picture ?? picture,
    width: look.width ?? width,
    height: look.height ?? height,
    seconds: look.seconds ?? seconds,
    plays: look.plays,
  };
}
