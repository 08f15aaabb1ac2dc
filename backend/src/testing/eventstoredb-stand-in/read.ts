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
  if (log.deniesAll && options?.hasAll()) {
    call.emit('error', callError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' }));
    return;
  }
  if (options?.hasSubscription()) return serveSubscription(log, call, options);
  if (!stream) return send(call, readOfAll(log, options));
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
  const count = Number(options?.getCount());
  if (options?.getReadDirection() === BACKWARDS) return send(call, stored.slice(-count).reverse());
  const asked = stream.hasRevision() ? Number(stream.getRevision()) : 0;
  const from = Math.max(asked, log.beginningOf(name));
  await send(call, stored.slice(from, from + count));
}

/** Returns records of `$all`: backwards those before a position or the end, else those from a position on, with it. */
function readOfAll(log: StandInLog, options: ReadReq.Options | undefined): readonly StoredRecord[] {
  const all = options?.getAll();
  const count = Number(options?.getCount());
  const position = all?.getPosition();
  const from = position ? log.indexFrom(Number(position.getCommitPosition())) : 0;
  if (options?.getReadDirection() === BACKWARDS) {
    const end = all?.hasEnd() ? log.all.length : from;
    return log.all.slice(Math.max(0, end - count), end).reverse();
  }
  return log.all.slice(from, from + count);
}

async function send(call: ReadCall, records: readonly StoredRecord[]): Promise<void> {
  for (const record of records) {
    if (call.cancelled) return;
    await write(call, eventAnswer(record));
  }
  call.end();
}
