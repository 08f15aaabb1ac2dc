import type { Barcode } from '@qlaim/backend/contract';
import { Skeleton } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';

// The page shows before the code that draws symbols arrives.
const CodePicture = lazy(() => import('./CodePicture.tsx'));

/** The picture or symbol of a code, and a placeholder of its size until it is drawn. */
export function CodeSymbol(props: { barcode: Barcode; title: string }) {
  return (
    <Suspense fallback={<Skeleton shape="block" width={134} height={158} />}>
      <CodePicture {...props} />
    </Suspense>
  );
}
