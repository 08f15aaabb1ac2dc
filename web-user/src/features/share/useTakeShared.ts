import { useEffect, useEffectEvent } from 'react';
import { type SharedInto, useSharedInto } from './shared-into.ts';
import { forgetShared, sharedPictures } from './shared-store.ts';

/** Hands shared pictures to a field of the editor, once, where they are meant for its type of content. */
export function useTakeShared(into: SharedInto | undefined, take: (files: readonly File[]) => void): void {
  const shared = useSharedInto();
  const wanted = into !== undefined && shared.into === into;
  const receive = useEffectEvent(async (signal: AbortSignal) => {
    const pictures = await sharedPictures();
    // A field that has gone meanwhile leaves them to the next one.
    if (signal.aborted) return;
    if (pictures.length > 0) take(pictures.map(({ file }) => file));
    await forgetShared(pictures);
    shared.settle();
  });
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    void receive(gone.signal);
    return () => gone.abort();
  }, [wanted]);
}
