import { setTimeout as sleep } from 'node:timers/promises';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import { NONE, type ProposedRecord, type StandInLog } from './log.ts';
import { errorStatus, streamIdentifier, streamName, wrongExpectedVersion } from './protocol.ts';

const LARGEST_APPEND = 1024 * 1024;

interface Write {
  readonly stream: string;
  readonly expected: number;
  readonly deadline: number;
  readonly proposed: ProposedRecord[];
}

/** The writes that are in flight, over all connections. */
export type InFlight = Set<string>;

/** Serves the appends of one connection, each with its correlation id. */
export function serveBatchAppend(
  log: StandInLog,
  inFlight: InFlight,
  call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>,
): void {
  const pending = new Map<string, Write>();
  call.on('data', (request: BatchAppendReq) => {
    const correlation = request.getCorrelationId()?.getString() ?? '';
    const write = pending.get(correlation) ?? beginWrite(request);
    pending.set(correlation, write);
    write.proposed.push(...request.getProposedMessagesList().map(toProposed));
    if (!request.getIsFinal()) return;
    pending.delete(correlation);
    if (log.deaf) return;
    finish(log, inFlight, write).then((answer) => {
      const correlated = answer
        .setCorrelationId(new shared.UUID().setString(correlation))
        .setStreamIdentifier(streamIdentifier(write.stream));
      if (!call.cancelled && !call.destroyed) call.write(correlated);
    });
  });
  call.on('end', () => call.end());
  call.on('error', () => undefined);
}

function beginWrite(request: BatchAppendReq): Write {
  const options = request.getOptions();
  if (!options || options.hasAny() || options.hasStreamExists())
    throw new Error('The stand-in supports explicit revisions only');
  return {
    stream: streamName(options.getStreamIdentifier()),
    expected: options.hasNoStream() ? NONE : Number(options.getStreamPosition()),
    deadline: options.getDeadline()?.toDate().getTime() ?? Date.now(),
    proposed: [],
  };
}

function toProposed(message: BatchAppendReq.ProposedMessage): ProposedRecord {
  return {
    id: message.getId()?.getString().toLowerCase() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

async function finish(log: StandInLog, inFlight: InFlight, write: Write): Promise<BatchAppendResp> {
  const { stream, expected, proposed, deadline } = write;
  const size = proposed.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
  if (size > LARGEST_APPEND) return failed(tooLarge());
  if (log.tombstones.has(stream))
    return failed(
      errorStatus('StreamDeleted', new shared.StreamDeleted(), 'event_store.client.StreamDeleted'),
    );
  const key = `${stream} ${proposed[0]?.id}`;
  if (inFlight.has(key)) {
    await sleep(Math.max(0, deadline - Date.now()));
    return failed(errorStatus('Timeout', new shared.Timeout(), 'event_store.client.Timeout'));
  }
  inFlight.add(key);
  await sleep(log.durableAfterMs);
  inFlight.delete(key);
  const outcome = log.append(stream, expected, proposed);
  if (!outcome.ok) return failed(wrongExpectedVersion(expected, outcome.current));
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(outcome.position))
    .setPreparePosition(String(outcome.position));
  const success = new streams.BatchAppendResp.Success()
    .setCurrentRevision(String(outcome.last))
    .setPosition(position);
  return new streams.BatchAppendResp().setSuccess(success);
}

const failed = (error: Status) => new streams.BatchAppendResp().setError(error);

const tooLarge = () =>
  errorStatus(
    'MaximumAppendSizeExceeded',
    new shared.MaximumAppendSizeExceeded().setMaxappendsize(LARGEST_APPEND),
    'event_store.client.MaximumAppendSizeExceeded',
  );
