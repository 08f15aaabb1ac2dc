import type { Barcode } from '@qlaim/backend/contract';
import { lazy, useState } from 'react';
import { watched } from './watched.ts';

// The pages decide what shows until the code of the last step arrives.
const FirstScan = lazy(() => import('./FirstScan.tsx'));

/** Waits for the first scan of the code that led nowhere before, where it is among `codes`. The card stays until it is closed. */
export function WatchedScan({ codes }: { codes: readonly Barcode[] }) {
  const [watch, setWatch] = useState(watched.recall);
  const barcode = codes.find(({ shortCode, storedInfo }) => shortCode === watch?.code && storedInfo !== null);
  if (!watch || !barcode) return null;

  function close() {
    watched.forget();
    setWatch(undefined);
    // The button is gone, and the focus must not be lost with it.
    document.getElementById('main')?.focus();
  }

  return <FirstScan barcode={barcode} before={watch.scans} onClose={close} />;
}
