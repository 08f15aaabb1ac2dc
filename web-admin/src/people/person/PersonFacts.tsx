import Box from '@mui/material/Box';
import type { AdminPersonDetails } from '@qlaim/backend/contract';
import { exactTime, formatCreatedDate } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { PersonBadges } from '../PersonBadges.tsx';
import { ROLE_NAMES } from '../person-name.ts';

const factsSx = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '0.5rem 1.5rem',
  m: 0,
  '& dt': { color: 'var(--qk-soft)' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

export function PersonFacts({ person }: { person: AdminPersonDetails }) {
  const { email, role, seesNames, provider, emailVerified, twoStep, createdAt } = person;
  return (
    <>
      <h2 className="qk-hidden">Account</h2>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3, '&:empty': { display: 'none' } }}>
        <PersonBadges person={person} />
      </Box>
      <Box component="dl" sx={factsSx}>
        <dt>Email</dt>
        <dd>
          {email}
          {emailVerified ? ' (verified)' : ' (not verified)'}
        </dd>
        <dt>Role</dt>
        <dd>
          {ROLE_NAMES[role]}
          {role === 'auditor' ? (seesNames ? ', names shown' : ', names masked') : null}
        </dd>
        <dt>Signed up</dt>
        <dd>
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {formatCreatedDate(createdAt)}
          </time>
          {provider === 'google' ? ' with Google' : null}
        </dd>
        <dt>Two-step sign-in</dt>
        <dd>{twoStep ? 'On' : 'Off'}</dd>
      </Box>
      <Box
        component={Link}
        to={`/audit?person=${person.id}`}
        sx={{ display: 'inline-block', minHeight: 24, mt: 3 }}
      >
        What this person did
      </Box>
    </>
  );
}
