import { type Barcode, MESSAGES } from '@qlaim/backend/contract';
import { notify, printCode } from '@qlaim/web-kit';
import { useEffect } from 'react';
import { useClaimed } from '../../session/claimed.ts';

/** Says which code was claimed on the way here, once the list shows that it is the user's. */
export function useClaimedToast(codes: readonly Barcode[] | undefined): void {
  const claimed = useClaimed();
  const own = claimed !== undefined && codes?.some(({ shortCode }) => shortCode === claimed);
  useEffect(() => {
    if (own) notify.ok(`${MESSAGES.codeClaimed}: ${printCode(claimed)}`);
  }, [own, claimed]);
}
