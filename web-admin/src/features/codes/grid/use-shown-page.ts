import type { AdminCode } from '@qlaim/backend/contract';
import { useDeferredValue } from 'react';

/**
 * Returns the codes to render. Another page comes once it is rendered in pieces, so that a slow browser stays usable meanwhile. A
 * change of a code that is shown comes at once.
 */
export function useShownPage(codes: readonly AdminCode[]): readonly AdminCode[] {
  const rendered = useDeferredValue(codes);
  const isShown =
    codes.length === rendered.length && codes.every(({ id }, place) => id === rendered[place]?.id);
  return isShown ? codes : rendered;
}
