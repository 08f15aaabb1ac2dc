import Box from '@mui/material/Box';
import type { Erasure } from '@qlaim/backend/contract';
import { Badge, exactTime } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';

const rowSx = {
  display: 'grid',
  gap: { xs: 1, sm: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '15rem minmax(0, 1fr) auto' },
  alignItems: 'center',
  py: 2,
  borderBottom: '1px solid var(--qk-line)',
  overflowWrap: 'anywhere',
  '& > .qk-badge': { justifySelf: 'start' },
} as const;

export function ErasureRows({ erasures }: { erasures: readonly Erasure[] }) {
  return (
    <Box
      component="ul"
      aria-label="Deleted accounts"
      sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--qk-line)' }}
    >
      {erasures.map((erasure) => (
        <Box component="li" key={erasure.id} sx={rowSx}>
          <time className="qk-soft" dateTime={erasure.at}>
            {exactTime(erasure.at)}
          </time>
          <div>
            <div>{reasonOf(erasure)}</div>
            <span className="qk-soft qk-small">
              {erasure.codes === 'release' ? 'Anyone may claim the codes again. ' : 'The codes stay closed. '}
              <Box
                component={Link}
                to={`/audit?person=${erasure.id}`}
                aria-label={`Events of the account ${erasure.id}`}
                sx={{ display: 'inline-block', minHeight: 24 }}
              >
                Events
              </Box>
            </span>
          </div>
          {erasure.complete ? <Badge tone="ok">Done</Badge> : <Badge tone="note">Under way</Badge>}
        </Box>
      ))}
    </Box>
  );
}

function reasonOf({ by, reason }: Erasure): string {
  if (by === 'user') return 'The person deleted the account';
  return reason === null ? 'An admin deleted the account' : `An admin deleted the account: “${reason}”`;
}
