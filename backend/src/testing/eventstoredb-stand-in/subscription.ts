import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import type { StandInLog, StoredRecord } from './log.ts';
import { callError, caughtUp, checkpoint, confirmation, eventAnswer } from './protocol.ts';
import { type ReadCall, write } from './read-call.ts';

/** The largest number of records that wait for a slow follower. With more, the server ends the subscription. */
const LIVE_BUFFER = 2_000;

/** Sends the confirmation, the existing records, "caught up" and the new records. Checkpoints count all records. */
export async function serveSubscription(
  log: StandInLog,
  call: ReadCall,
  options: ReadReq.Options,
): Promise<void> {
  const start = startOf(log, options);
  if (start === undefined) {
    call.emit('error', callError(status.UNKNOWN, 'Exception was thrown by handler.'));
    return;
  }
  const matches = matcherOf(options);
  const every = windowOf(options);
  let considered = 0;
  await write(call, confirmation());
  for (let index = start, live = false; !call.cancelled; ) {
    const record = log.all[index];
    if (log.silence?.before === index) await sleep(log.silence.milliseconds);
    if (record) {
      index += 1;
      considered += 1;
      if (matches(record)) await write(call, eventAnswer(record));
      if (considered % every === 0) await write(call, checkpoint(record.position));
    } else {
      if (!live && log.saysCaughtUp) await write(call, caughtUp());
      live = true;
      await moreThan(log, call, index);
    }
    if (live && log.all.length - index > LIVE_BUFFER) {
      const message = 'Operation timed out: Consumer too slow to handle event while live.';
      call.emit('error', callError(status.ABORTED, message));
      return;
    }
  }
  call.end();
}

/** Returns the index of the first record behind the position; undefined for an unknown position. */
function startOf(log: StandInLog, options: ReadReq.Options): number | undefined {
  const all = options.getAll();
  if (all?.hasEnd()) return log.all.length;
  const position = all?.getPosition();
  if (!position) return 0;
  const exclusive = Number(position.getCommitPosition());
  return log.knows(exclusive) ? log.indexFrom(exclusive + 1) : undefined;
}

function matcherOf(options: ReadReq.Options): (record: StoredRecord) => boolean {
  const expression = options.getFilter()?.getStreamIdentifier();
  const prefixes = expression?.getPrefixList() ?? [];
  const regex = new RegExp(expression?.getRegex() ?? '');
  if (prefixes.length === 0) return ({ stream }) => regex.test(stream);
  return ({ stream, type }) =>
    type === '$streamDeleted' || prefixes.some((prefix) => stream.startsWith(prefix));
}

function windowOf(options: ReadReq.Options): number {
  const filter = options.getFilter();
  const window = filter?.hasMax() ? filter.getMax() : 32;
  return window * (filter?.getCheckpointintervalmultiplier() || 1);
}

function moreThan(log: StandInLog, call: ReadCall, length: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (log.all.length <= length && !call.cancelled) return;
      log.off('appended', look);
      call.off('cancelled', look);
      resolve();
    };
    log.on('appended', look);
    call.on('cancelled', look);
    look();
  });
}
