import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useRef } from 'react';
import { useClaimed } from '../../session/claimed.ts';
import { useTell } from '../../shell/texts/useTell.ts';

/** Says which code was claimed on the way here, once the list shows that it is the user's. */
export function useClaimedToast(codes: readonly Barcode[] | undefined): void {
  const text = useTexts(CODES).list.claimed;
  const tell = useRef(useTell());
  const claimed = useClaimed();
  const own = claimed === undefined ? undefined : codes?.find(({ shortCode }) => shortCode === claimed);
  const title = own && (own.name ?? printCode(own.shortCode));
  useEffect(() => {
    if (title !== undefined) tell.current.text.ok(text(title));
  }, [title, text]);
}
