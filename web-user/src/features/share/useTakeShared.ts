import { useEffect, useEffectEvent, useRef } from 'react';
import { type SharedInto, useSharedInto } from './shared-into.ts';
import { forgetShared, sharedPictures } from './shared-store.ts';

/** Hands shared pictures to a field of the editor, once, where they are meant for its type of content. */
export function useTakeShared(into: SharedInto | undefined, take: (files: readonly File[]) => void): void {
  const shared = useSharedInto();
  const wanted = into !== undefined && shared.into === into;
  const taken = useRef(false);
  const receive = useEffectEvent(async () => {
    const pictures = await sharedPictures();
    shared.settle();
    if (pictures.length > 0) take(pictures.map(({ file }) => file));
    // They are forgotten last: until then, a page that is closed loses none.
    await forgetShared(pictures);
  });
  useEffect(() => {
    if (!wanted || taken.current) return;
    taken.current = true;
    void receive();
  }, [wanted]);
}
