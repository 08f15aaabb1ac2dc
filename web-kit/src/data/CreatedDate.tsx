import { formatCreatedDate } from '../format.ts';
import { useHydrating } from '../hooks/useHydrating.ts';

/** Shows a day in the reader's time zone. The server, which does not know the zone, shows it in UTC. */
export function CreatedDate({ date }: { date: string }) {
  const zone = useHydrating() ? 'UTC' : undefined;
  return <time dateTime={date}>{formatCreatedDate(date, zone)}</time>;
}
