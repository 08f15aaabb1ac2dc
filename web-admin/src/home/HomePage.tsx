import Box from '@mui/material/Box';
import type { Home } from '@qlaim/backend/contract';
import { Skeleton, useTitle } from '@qlaim/web-kit';
import { FailedUploads } from '../failed-uploads/index.ts';
import { ReadFailed } from '../layout/ReadFailed.tsx';
import { Claims } from './Claims.tsx';
import { useHome } from './use-home.ts';
import { WaitingCodes } from './WaitingCodes.tsx';
import { WeekOfScans } from './WeekOfScans.tsx';

const SHOWN_FAILURES = 5;

/** What waits for the people who run the shop, and what is new. */
export function HomePage() {
  useTitle('Home');
  const { data, error, refetch } = useHome();
  return (
    <Box sx={{ pt: 5 }}>
      <h1 className="qk-page-title">Home</h1>
      {error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Parts home={data} /> : null}
      {data || error ? null : <Skeleton shape="block" height={320} />}
    </Box>
  );
}

function Parts({ home }: { home: Home }) {
  const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' };
  return (
    <Box sx={{ display: 'grid', gap: 4, mt: 4, gridTemplateColumns: columns, alignItems: 'start' }}>
      <WaitingCodes {...home} />
      <WeekOfScans days={home.days} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FailedUploads most={SHOWN_FAILURES} rest="/operations" />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Claims claims={home.claims} />
      </Box>
    </Box>
  );
}
