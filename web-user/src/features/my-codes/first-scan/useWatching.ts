import type { Barcode } from '@qlaim/backend/contract';
import { useEffect } from 'react';
import { watched } from '../../../shell/watched.ts';

/** While a code leads nowhere, remembers it and its scans: the next scan shows that it works. */
export function useWatching(barcode: Barcode | undefined): void {
  const empty = barcode?.storedInfo === null ? barcode : undefined;
  const { shortCode, scanCount = 0 } = empty ?? {};
  useEffect(() => {
    if (shortCode !== undefined) watched.keep({ code: shortCode, scans: scanCount });
  }, [shortCode, scanCount]);
}
