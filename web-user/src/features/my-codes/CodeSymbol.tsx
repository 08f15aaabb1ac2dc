import { Skeleton } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';
import type { CodeSymbolProps } from './card/symbol-props.ts';

// The page shows before the code that draws symbols arrives.
const CodePicture = lazy(() => import('./CodePicture.tsx'));

/** The picture or symbol of a code, and a placeholder of its size until it is drawn. */
export function CodeSymbol(props: CodeSymbolProps) {
  const [width, height] = props.small ? [68, 68] : [134, 158];
  return (
    <Suspense fallback={<Skeleton shape="block" width={width} height={height} />}>
      <CodePicture {...props} />
    </Suspense>
  );
}
