import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { EventFilters } from './EventFilters.tsx';
import { EventList } from './EventList.tsx';
import { queryOf, readFilter } from './event-filter.ts';

/** The route of the API that streams the log; the browser downloads it. */
const EXPORT_ADDRESS = '/admin-api/events/export';

export function EventsPage() {
  const words = useTexts(AUDIT);
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  const exported = (
    <a href={EXPORT_ADDRESS} download className="qk-line-link">
      {words.export}
    </a>
  );
  return (
    <PageFrame title={words.title} intro={words.intro} aside={exported}>
      <EventFilters filter={filter} onChange={(changed) => setQuery(queryOf(changed))} />
      <EventList key={`list ${query.toString()}`} filter={filter} />
    </PageFrame>
  );
}
