import Box from '@mui/material/Box';
import type { AdminPerson } from '@qlaim/backend/contract';
import { exactTime, formatCreatedDate } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { PersonBadges } from './PersonBadges.tsx';
import { nameOf } from './person-name.ts';

const rowSx = {
  display: 'grid',
  gap: { xs: 1, sm: 4 },
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  alignItems: 'center',
  py: 2,
  borderBottom: '1px solid var(--qk-line)',
} as const;

export function PersonRow({ person }: { person: AdminPerson }) {
  const { id, email, createdAt } = person;
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ minWidth: 0 }}>
        <Box
          component={Link}
          to={`/people/${id}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 600 }}
        >
          {nameOf(person)}
        </Box>
        <Box className="qk-soft" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PersonBadges person={person} />
      </Box>
      <span className="qk-soft qk-small">
        Since{' '}
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {formatCreatedDate(createdAt)}
        </time>
      </span>
    </Box>
  );
}
