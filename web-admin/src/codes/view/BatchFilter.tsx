import { lazy, Suspense } from 'react';
import { useCodeFilter } from '../filters/use-code-filter.ts';

const BatchNotice = lazy(() => import('./BatchNotice.tsx'));

/** Names the batch that the list is limited to, if any. */
export function BatchFilter() {
  const { filter, change } = useCodeFilter();
  const { batchId } = filter;
  if (batchId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BatchNotice id={batchId} onShowAll={() => change(() => ({ batchId: undefined }))} />
    </Suspense>
  );
}
