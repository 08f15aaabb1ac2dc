import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import type { StandInLog, StoredRecord } from './log.ts';
import { callError, eventAnswer, notFoundAnswer, streamName } from './protocol.ts';
import { type ReadCall, write } from './read-call.ts';
import { serveSubscription } from './subscription.ts';

const BACKWARDS = 1;

export async function serveRead(log: StandInLog, call: ReadCall): Promise<void> {
  const options = call.request.getOptions();
  const stream = options?.getStream();
  call.on('error', () => undefined);
  if (options?.hasSubscription()) return serveSubscription(log, call, options);
  if (!stream) return send(call, lastOfAll(log, options));
  const name = streamName(stream.getStreamIdentifier());
  if (log.tombstones.has(name)) {
    const exception = { exception: 'stream-deleted', 'stream-name': name };
    call.emit(
      'error',
      callError(status.FAILED_PRECONDITION, `Event stream '${name}' is deleted.`, exception),
    );
    return;
  }
  const stored = log.stream(name);
  if (stored.length === 0) {
    call.write(notFoundAnswer(name));
    call.end();
    return;
  }
  const from = stream.hasRevision() ? Number(stream.getRevision()) : 0;
  await send(call, stored.slice(from, from + Number(options?.getCount())));
}

/** Returns the last records of `$all`. Throws for any other read of `$all`. */
function lastOfAll(log: StandInLog, options: ReadReq.Options | undefined): readonly StoredRecord[] {
  if (!options?.getAll()?.hasEnd() || options.getReadDirection() !== BACKWARDS)
    throw new Error('The stand-in reads $all backwards from its end only');
  return log.all.slice(-Number(options.getCount())).reverse();
}

async function send(call: ReadCall, records: readonly StoredRecord[]): Promise<void> {
  for (const record of records) {
    if (call.cancelled) return;
    await write(call, eventAnswer(record));
  }
  call.end();
}
