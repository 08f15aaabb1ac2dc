import type { Barcode } from '@qlaim/backend/contract';
import { leaveTo } from '../../../../shell/leave.ts';
import { useGoTo } from '../../../../shell/useGoTo.ts';
import { readScanned } from './scanned-code.ts';

/**
 * Returns what follows a scanned symbol: the editor of an own code, else where a scan of the code leads. It returns whether
 * the symbol was one of ours.
 */
export function useScannedText(codes: readonly Barcode[]): (text: string) => boolean {
  const goTo = useGoTo();
  return (text) => {
    const scanned = readScanned(text, codes, location.origin);
    if (scanned === 'foreign') return false;
    if (scanned.own) goTo(`/edit/${scanned.code}`);
    else leaveTo(`/${scanned.code}`);
    return true;
  };
}
