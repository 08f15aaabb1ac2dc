import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Fixture } from '../fixture.ts';

const away = async (): Promise<never> => Promise.reject(new EngineUnavailable('event store'));

/** Returns a log that fails for streams with a prefix, because the store is away. */
export const logWithout = ({ events, keys }: Fixture, prefix: string): EventLog =>
  new EventLog(
    { ...events, append: (append) => (append.stream.startsWith(prefix) ? away() : events.append(append)) },
    keys,
  );

/** Returns a log that stores every event, and then fails, so that the outcome is unknown. */
export const logWithUnknownOutcomes = ({ events, keys }: Fixture): EventLog =>
  new EventLog({ ...events, append: (append) => events.append(append).then(away) }, keys);

/** Returns a vault that fails before it deletes a record. */
export const vaultWithoutDelete = ({ vault }: Fixture): Fixture['vault'] => ({ ...vault, delete: away });
