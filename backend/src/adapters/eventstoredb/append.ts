import { NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import type { Append, AppendOutcome, Expected, NewEvent } from '../../ports/event-store.ts';
import { assertSome } from '../shared/appends.ts';
import type { AppendConnection } from './connection/append-connection.ts';
import { toPortError } from './errors.ts';
import { toEventData } from './events/event-codec.ts';
import type { Reader } from './reader.ts';

/**
 * One append, always with an explicit revision: only then does the server recognise a repeat after its own restart. For a
 * repeat, whole or a leading part, it returns the original revision. Anything else is a conflict.
 */
export async function appendOne(
  connection: AppendConnection,
  { names, log }: Pick<Reader, 'names' | 'log'>,
  { stream, expected, events }: Append,
): Promise<AppendOutcome> {
  let mistake: { readonly error: unknown } | undefined;
  const encode = () => {
    try {
      const list = typeof events === 'function' ? events() : events;
      assertSome(stream, list);
      assertIds(stream, list);
      return list.map(toEventData);
    } catch (error) {
      mistake = { error };
      throw error;
    }
  };
  try {
    const expectedRevision = expected === 'none' ? NO_STREAM : BigInt(expected);
    const { nextExpectedRevision } = await connection.send({
      stream: names.onServer(stream),
      expectedRevision,
      events: encode,
    });
    return { ok: true, revision: Number(nextExpectedRevision) };
  } catch (error) {
    if (mistake) throw mistake.error;
    if (error instanceof WrongExpectedVersionError) return { ok: false, actual: actualOf(error) };
    throw toPortError(error, `an append to ${stream}`, log);
  }
}

/** The server sends "no stream" as a word, as -1 or as the greatest number, depending on the call. */
export function actualOf({ actualVersion }: Pick<WrongExpectedVersionError, 'actualVersion'>): Expected {
  if (actualVersion === NO_STREAM) return 'none';
  const revision = Number(actualVersion);
  return revision >= 0 && Number.isSafeInteger(revision) ? revision : 'none';
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The server rejects an id that is no UUID with an error that does not say so. */
function assertIds(stream: string, events: readonly NewEvent[]): void {
  const odd = events.find(({ id }) => !UUID.test(id));
  if (odd)
    throw new RangeError(`an append to ${stream} has an event whose id is no lower-case UUID: ${odd.id}`);
}
