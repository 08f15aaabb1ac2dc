import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { Tooltips } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { CodeCard } from '../card/CodeCard.tsx';
import { CodeGridError } from './CodeGridError.tsx';
import { CodeGridSkeleton } from './CodeGridSkeleton.tsx';
import { GRID_ID } from './focus-grid.ts';
import { gridSx } from './grid-styles.ts';
import { NoCodes } from './NoCodes.tsx';
import { useFirstCards } from './use-first-cards.ts';
import { useShownPage } from './use-shown-page.ts';

/** Minimum height in pixels (specification, section 2). */
const MIN_HEIGHT = 648;

export function CodeGrid() {
  const { isFetching } = useListContext<AdminCode>();
  return (
    <Box
      component="section"
      id={GRID_ID}
      tabIndex={-1}
      aria-labelledby={`${GRID_ID}-title`}
      aria-busy={isFetching}
      sx={{ minHeight: MIN_HEIGHT, '&:focus-visible': { outline: 'none' } }}
    >
      <h2 id={`${GRID_ID}-title`} className="qk-hidden">
        QR codes
      </h2>
      <GridContent />
    </Box>
  );
}

/** Old rows stay visible during a new read. */
function GridContent() {
  const { data, error, isPending, refetch } = useListContext<AdminCode>();
  const again = () => void refetch();
  if (isPending) return <CodeGridSkeleton />;
  if (data === undefined) return <CodeGridError error={error} onRetry={again} />;
  if (data.length === 0) return <NoCodes />;
  return (
    <>
      {error ? <CodeGridError error={error} onRetry={again} /> : null}
      <Tooltips>
        <Cards codes={data} />
      </Tooltips>
    </>
  );
}

function Cards({ codes }: { codes: readonly AdminCode[] }) {
  return (
    <Box component="ul" sx={gridSx}>
      {useFirstCards(useShownPage(codes)).map((code) => (
        <CodeCard key={code.id} code={code} />
      ))}
    </Box>
  );
}
