import { useEffect, useEffectEvent } from 'react';
import { type SharedInto, useSharedInto } from './shared-into.ts';
import { forgetShared, sharedPictures } from './shared-store.ts';

/** Takes shared pictures. It calls `arrived` with each one that the server has. */
type Take = (files: readonly File[], arrived: (file: File) => void) => void;

/**
 * Hands shared pictures to a field of the editor, once, where they are meant for its type of content. Those that do not
 * arrive, such as refused ones, wait for another code.
 */
export function useTakeShared(into: SharedInto | undefined, take: Take): void {
  const shared = useSharedInto();
  const wanted = into !== undefined && shared.into === into;
  const receive = useEffectEvent(async (signal: AbortSignal) => {
    const pictures = await sharedPictures();
    // A field that has gone meanwhile leaves them to the next one.
    if (signal.aborted) return;
    const arrived = (file: File) => void forgetShared(pictures.filter((picture) => picture.file === file));
    if (pictures.length > 0)
      take(
        pictures.map(({ file }) => file),
        arrived,
      );
    shared.settle();
  });
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    void receive(gone.signal);
    return () => gone.abort();
  }, [wanted]);
}
