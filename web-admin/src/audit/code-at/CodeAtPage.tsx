import Box from '@mui/material/Box';
import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { Card, exactTime, printCode, Skeleton, TextField, useTitle } from '@qlaim/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/ApiProvider.tsx';
import { ReadFailed } from '../../layout/ReadFailed.tsx';
import { CodeFacts } from './CodeFacts.tsx';
import { fromLocal, toLocal } from './local-time.ts';

/** A code as it was at a moment, beside now. */
export function CodeAtPage() {
  const { code = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const time = query.get('time') ?? new Date(0).toISOString();
  const client = useApi();
  useTitle(`${printCode(code)} as it was`);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['code-at', code, time],
    queryFn: ({ signal }) =>
      client(CONSOLE_ROUTES.adminCodeAt, { params: { id: code }, query: { time } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ pt: 5, display: 'grid', gap: 4 }}>
      <Box component={Link} to={`/audit?code=${code}`} sx={{ minHeight: 32, justifySelf: 'start' }}>
        All events of this code
      </Box>
      <h1 className="qk-page-title">
        <span className="qk-code">{printCode(code)}</span> as it was
      </h1>
      <Box sx={{ maxWidth: '18rem' }}>
        <TextField
          label="Moment"
          type="datetime-local"
          step={1}
          value={toLocal(time)}
          onChange={(event) => {
            const chosen = fromLocal(event.target.value);
            if (chosen !== undefined) setQuery({ time: chosen }, { replace: true });
          }}
        />
      </Box>
      {isPending ? <Skeleton shape="block" height={280} /> : null}
      {error ? (
        <ReadFailed error={error} fallback={FALLBACKS.getCode} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Card as="section">
            <h2>{exactTime(time)}</h2>
            <CodeFacts code={data.past} other={data.present} />
          </Card>
          <Card as="section">
            <h2>Now</h2>
            <CodeFacts code={data.present} other={data.past} />
          </Card>
        </Box>
      ) : null}
    </Box>
  );
}
