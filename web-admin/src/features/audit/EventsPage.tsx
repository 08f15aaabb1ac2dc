import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { EventFilters } from './EventFilters.tsx';
import { EventList } from './EventList.tsx';
import { queryOf, readFilter } from './event-filter.ts';

/** The route of the API that streams the log; the browser downloads it. */
const EXPORT_ADDRESS = '/admin-api/events/export';

const EXPORT = (
  <a href={EXPORT_ADDRESS} download className="qk-line-link">
    Export the whole log (NDJSON)
  </a>
);

export function EventsPage() {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  return (
    <PageFrame
      title="Audit"
      intro="What happened, and who did it. Scans are listed by their type alone."
      aside={EXPORT}
    >
      <EventFilters filter={filter} onChange={(changed) => setQuery(queryOf(changed))} />
      <EventList key={`list ${query.toString()}`} filter={filter} />
    </PageFrame>
  );
}
