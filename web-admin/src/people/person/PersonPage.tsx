import Box from '@mui/material/Box';
import { FALLBACKS } from '@qlaim/backend/contract';
import { Card, Skeleton, useTitle } from '@qlaim/web-kit';
import { Link, useParams } from 'react-router-dom';
import { useReadOnly } from '../../api/use-read-only.ts';
import { ReadFailed } from '../../layout/ReadFailed.tsx';
import { nameOf } from '../person-name.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonCodes } from './PersonCodes.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { usePerson } from './use-person.ts';

export function PersonPage() {
  const { id = '' } = useParams();
  const { data: person, error, isPending, refetch } = usePerson(id);
  const readOnly = useReadOnly();
  useTitle(person ? nameOf(person) : 'Person');
  return (
    <Box sx={{ pt: 5, display: 'grid', gap: 4 }}>
      <Box component={Link} to="/people" sx={{ minHeight: 32, justifySelf: 'start' }}>
        All people
      </Box>
      <h1 className="qk-page-title">{person ? nameOf(person) : 'Person'}</h1>
      {isPending ? <Skeleton shape="block" height={240} /> : null}
      {error ? (
        <ReadFailed error={error} fallback={FALLBACKS.getPeople} onRetry={() => void refetch()} />
      ) : null}
      {person ? (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <Card as="section">
            <PersonFacts person={person} />
            {readOnly ? null : <PersonActions person={person} />}
          </Card>
          <Card as="section">
            <PersonSessions person={person} readOnly={readOnly} />
          </Card>
          <Card as="section">
            <PersonCodes id={id} />
          </Card>
        </Box>
      ) : null}
    </Box>
  );
}
