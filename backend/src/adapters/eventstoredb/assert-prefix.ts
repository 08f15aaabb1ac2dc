import { FORWARDS, START } from '@eventstore/db-client';
import { INSTALLATION } from '../../domain/installation/installation.ts';
import { EngineMisconfigured, LogDamaged } from '../../ports/errors.ts';
import { toRecordedEvent } from './events/event-codec.ts';
import { StreamNames } from './events/stream-names.ts';
import { collectStream, finished } from './log-reader.ts';
import type { Reader } from './reader.ts';

const STREAM = INSTALLATION.prefix;

/**
 * Throws `EngineMisconfigured` where the log has no stream of an installation under our prefix, and one without a prefix.
 * Versions before the prefix wrote that one, and a start under the prefix would begin anew beside it.
 */
export async function assertPrefix(reader: Reader): Promise<void> {
  if (reader.names.prefix === '' || (await begins(reader))) return;
  if (!(await begins({ ...reader, names: new StreamNames('') }))) return;
  throw new EngineMisconfigured(
    'EventStoreDB',
    'it holds an installation whose streams have no prefix: set EVENTSTORE_PREFIX=none to go on with it',
  );
}

/** Returns whether the stream of the installation exists, and is one of this product. */
async function begins(reader: Reader): Promise<boolean> {
  const options = { direction: FORWARDS, fromRevision: START, maxCount: 1, resolveLinkTos: false } as const;
  const read = () => collectStream(reader, STREAM, options);
  const {
    items: [first],
  } = await finished(read, reader, `a read of ${STREAM}`);
  if (!first?.event) return false;
  try {
    return toRecordedEvent(STREAM, first.event).revision === 0;
  } catch (error) {
    if (error instanceof LogDamaged) return false;
    throw error;
  }
}
