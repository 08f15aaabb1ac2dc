import { NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import type { Append, AppendOutcome, Expected, NewEvent } from '../../ports/event-store.ts';
import { assertSome } from '../shared/appends.ts';
import type { AppendConnection } from './append-connection.ts';
import { toPortError } from './errors.ts';
import { toEventData } from './event-codec.ts';

/**
 * One append, under an explicit revision always: only then the server knows a repeat again after its own restart. It
 * answers a repeat, whole or a leading part, with the revision it had at first, and anything else as a conflict.
 */
export async function appendOne(
  connection: AppendConnection,
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
    const { nextExpectedRevision } = await connection.send({ stream, expectedRevision, events: encode });
    return { ok: true, revision: Number(nextExpectedRevision) };
  } catch (error) {
    if (mistake) throw mistake.error;
    if (error instanceof WrongExpectedVersionError) return { ok: false, actual: actualOf(error) };
    throw toPortError(error, `an append to ${stream}`);
  }
}

/** "No stream" comes as a word, as -1, or as the greatest number, depending on the way it took. */
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
