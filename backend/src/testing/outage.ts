import { EventLog } from '../log/event-log.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import type { Workshop } from './workshop.ts';

const away = async (): Promise<never> => Promise.reject(new EngineUnavailable('event store'));

/** A log that takes no event of these streams, and says that the store is away. */
export const logWithout = ({ events, keys }: Workshop, prefix: string): EventLog =>
  new EventLog(
    { ...events, append: (append) => (append.stream.startsWith(prefix) ? away() : events.append(append)) },
    keys,
  );

/** A log that takes every event, and can't say so. */
export const speechlessLog = ({ events, keys }: Workshop): EventLog =>
  new EventLog({ ...events, append: (append) => events.append(append).then(away) }, keys);

/** A vault that throws nothing away: it goes away before. */
export const vaultWithoutDelete = ({ vault }: Workshop): Workshop['vault'] => ({ ...vault, delete: away });
