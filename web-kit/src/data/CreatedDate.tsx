import { useHydrating } from '../hooks/useHydrating.ts';
import { useFormats } from '../kit-context.tsx';

/** Shows a day in the reader's time zone. The server, which does not know the zone, shows it in UTC. */
export function CreatedDate({ date }: { date: string }) {
  const { createdDate } = useFormats();
  const zone = useHydrating() ? 'UTC' : undefined;
  return <time dateTime={date}>{createdDate(date, zone)}</time>;
}
