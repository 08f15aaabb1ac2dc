import Box from '@mui/material/Box';
import { useTitle } from '@qlaim/web-kit';
import { useSearchParams } from 'react-router-dom';
import { EventFilters } from './EventFilters.tsx';
import { EventList } from './EventList.tsx';
import { queryOf, readFilter } from './event-filter.ts';

/** The route of the API that streams the log; the browser downloads it. */
const EXPORT_ADDRESS = '/admin-api/events/export';

export function EventsPage() {
  useTitle('Audit');
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  return (
    <Box sx={{ pt: 5, display: 'grid', gap: 4 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between', alignItems: 'end' }}
      >
        <div>
          <h1 className="qk-page-title">Audit</h1>
          <p className="qk-soft">What happened, and who did it. Scans are listed by their type alone.</p>
        </div>
        <Box component="a" href={EXPORT_ADDRESS} download sx={{ minHeight: 24 }}>
          Export the whole log (NDJSON)
        </Box>
      </Box>
      <EventFilters
        key={query.toString()}
        filter={filter}
        onChange={(changed) => setQuery(queryOf(changed))}
      />
      <EventList key={`list ${query.toString()}`} filter={filter} />
    </Box>
  );
}
