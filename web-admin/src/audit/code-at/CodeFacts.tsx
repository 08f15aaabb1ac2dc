import Box from '@mui/material/Box';
import type { CodeSnapshot } from '@qlaim/backend/contract';
import { Badge } from '@qlaim/web-kit';
import { factsOf } from './code-facts.ts';

const factsSx = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '0.5rem 1.5rem',
  m: 0,
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

/** What a code was, with a badge beside what differs from the other moment. */
export function CodeFacts({ code, other }: { code: CodeSnapshot | null; other: CodeSnapshot | null }) {
  if (code === null) return <p className="qk-soft">There was no such code</p>;
  const others = new Map(other ? factsOf(other) : []);
  return (
    <Box component="dl" sx={factsSx}>
      {factsOf(code).map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" className="qk-soft">
            {term}
          </Box>
          <dd>
            {value} {other && others.get(term) !== value ? <Badge tone="note">Differs</Badge> : null}
          </dd>
        </Box>
      ))}
    </Box>
  );
}
