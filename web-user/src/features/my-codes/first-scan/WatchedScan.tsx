import type { Barcode, WatchedCode } from '@qlaim/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { KEYS } from '../../../api/query-client.ts';
import { watched } from '../../../shell/watched.ts';

// The pages decide what shows until the code of the last step arrives.
const FirstScan = lazy(() => import('./FirstScan.tsx'));

/** Waits for the first scan of the code that led nowhere before, where it is among `codes`. The card stays until it is closed. */
export function WatchedScan({ codes }: { codes: readonly Barcode[] }) {
  const queries = useQueryClient();
  // The list as the server rendered it, and the app that takes it over, show the same.
  const served = queries.getQueryData<WatchedCode | null>(KEYS.watched);
  const [watch, setWatch] = useState(() => (served === undefined ? watched.recall() : (served ?? undefined)));
  useEffect(() => queries.removeQueries({ queryKey: KEYS.watched }), [queries]);
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
