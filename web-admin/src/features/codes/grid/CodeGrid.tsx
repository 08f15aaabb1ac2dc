import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import './grid.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { Tooltips } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { CodeCard } from '../card/CodeCard.tsx';
import { GRID_ID } from '../focus-grid.ts';
import { CodeGridError } from './CodeGridError.tsx';
import { CodeGridSkeleton } from './CodeGridSkeleton.tsx';
import { useFirstCards } from './use-first-cards.ts';
import { useShownPage } from './use-shown-page.ts';

const NoCodes = lazy(() => import('./NoCodes.tsx').then((module) => ({ default: module.NoCodes })));

export function CodeGrid() {
  const { codes } = useTexts(CODE_LIST);
  const { isFetching } = useListContext<AdminCode>();
  return (
    <section
      id={GRID_ID}
      className="qa-codes-shown qa-code-grid-place"
      tabIndex={-1}
      aria-labelledby={`${GRID_ID}-title`}
      aria-busy={isFetching}
    >
      <h2 id={`${GRID_ID}-title`} className="qk-hidden">
        {codes}
      </h2>
      <GridContent />
    </section>
  );
}

/** Old rows stay visible during a new read. */
function GridContent() {
  const { data, isPending } = useListContext<AdminCode>();
  if (isPending) return <CodeGridSkeleton />;
  if (data === undefined) return <CodeGridError />;
  if (data.length === 0)
    return (
      <Suspense fallback={<CodeGridSkeleton />}>
        <NoCodes />
      </Suspense>
    );
  return (
    <>
      <CodeGridError />
      <Tooltips>
        <Cards codes={data} />
      </Tooltips>
    </>
  );
}

function Cards({ codes }: { codes: readonly AdminCode[] }) {
  return (
    <ul className="qa-code-grid">
      {useFirstCards(useShownPage(codes)).map((code) => (
        <CodeCard key={code.id} code={code} />
      ))}
    </ul>
  );
}
